// Draws the nodes of markdown. Raw HTML is never markup here: tags are dropped or shown as text, addresses pass the
// allow-list, and a picture from elsewhere is a link with its words, so nothing loads by itself.

import type { AlignType, Image, List, ListItem, Nodes, RootContent, Table } from 'mdast';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { isOwnAddress, keepAddress } from './keep-address.ts';

export interface Drawing {
  readonly definitions: ReadonlyMap<string, string>;
  readonly pageAddress: string;
  /** Inside a link a picture is its words: a link holds no other link. */
  readonly inLink?: boolean;
  /** Draws plain words where they are more than words: the times of a step. */
  readonly Words?: ComponentType<{ readonly words: string }>;
}

/** A node's place is its name: text grows at the end alone, so what stands before keeps its place. */
export function nameAt(kind: string, place: number): string {
  return kind + place;
}

export function drawAll(nodes: readonly RootContent[], drawing: Drawing): ReactNode[] {
  return nodes.map((node, at) => <Fragment key={nameAt(node.type, at)}>{draw(node, drawing)}</Fragment>);
}

export function draw(node: RootContent, drawing: Drawing): ReactNode {
  switch (node.type) {
    case 'text':
      return drawing.Words === undefined ? drawWords(node.value) : <drawing.Words words={node.value} />;
    case 'paragraph':
      return <p>{drawAll(node.children, drawing)}</p>;
    case 'heading': {
      // The page has the first two levels: its name, and "Larder Recommends:".
      const Heading = (['h3', 'h4', 'h5', 'h6'] as const)[Math.min(node.depth, 4) - 1] ?? 'h6';
      return <Heading dir="auto">{drawAll(node.children, drawing)}</Heading>;
    }
    case 'strong':
      return <strong>{drawAll(node.children, drawing)}</strong>;
    case 'emphasis':
      return <em>{drawAll(node.children, drawing)}</em>;
    case 'delete':
      return <s>{drawAll(node.children, drawing)}</s>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote dir="auto">{drawAll(node.children, drawing)}</blockquote>;
    case 'list':
      return drawList(node, drawing);
    case 'table':
      return drawTable(node, drawing);
    case 'link':
      return drawLink(node.url, drawAll(node.children, { ...drawing, inLink: true }));
    case 'linkReference': {
      const words = drawAll(node.children, { ...drawing, inLink: true });
      return drawLink(drawing.definitions.get(node.identifier) ?? '', words);
    }
    case 'image':
      return drawPicture(node.url, node, drawing);
    case 'imageReference':
      return drawPicture(drawing.definitions.get(node.identifier) ?? '', node, drawing);
    case 'html':
      return drawTag(node.value);
    default:
      return 'children' in node ? drawAll(node.children, drawing) : null;
  }
}

const FRACTION = /(?<![\d/.,])(\d{1,2}\/\d{1,2})(?![\d/])/;

/** "1/2" is drawn as a fraction and stays "1/2" for whoever copies or hears it. */
export function drawWords(words: string): ReactNode {
  if (!words.includes('/')) return words;
  return words.split(FRACTION).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const [over, under] = piece.split('/');
    return (
      <span className="fraction" key={nameAt('fraction', at)}>
        <span className="over">{over}</span>/<span className="under">{under}</span>
      </span>
    );
  });
}

function drawList(list: List, drawing: Drawing): ReactNode {
  const items = list.children.map((item, at) => (
    <li key={nameAt(item.type, at)}>{drawListItem(item, drawing)}</li>
  ));
  if (!list.ordered) return <ul dir="auto">{items}</ul>;
  return (
    <ol dir="auto" start={list.start ?? 1}>
      {items}
    </ol>
  );
}

export function drawListItem(entry: ListItem, drawing: Drawing): ReactNode {
  const lines = entry.children.map((child, at) => (
    <Fragment key={nameAt(child.type, at)}>
      {child.type === 'paragraph' ? drawAll(child.children, drawing) : draw(child, drawing)}
    </Fragment>
  ));
  const isLoose = entry.children.filter(({ type }) => type === 'paragraph').length > 1;
  return isLoose ? drawAll(entry.children, drawing) : lines;
}

function drawTable(table: Table, drawing: Drawing): ReactNode {
  const [head, ...rows] = table.children;
  const cells = (row: typeof head, Cell: 'th' | 'td') =>
    row?.children.map((cell, at) => (
      <Cell key={nameAt('cell', at)} className={alignment(table.align?.[at])}>
        {drawAll(cell.children, drawing)}
      </Cell>
    ));
  return (
    <table dir="auto">
      <thead>
        <tr>{cells(head, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={nameAt('row', at)}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

function alignment(align: AlignType | undefined): string | undefined {
  return align === 'right' || align === 'center' ? `to-${align}` : undefined;
}

function drawLink(url: string, words: ReactNode): ReactNode {
  const address = keepAddress(url);
  // An emptied address is that of the page itself: following it would open a second Larder.
  if (address === '') {
    return (
      <a href={address} aria-disabled="true" onClick={(event) => event.preventDefault()}>
        {words}
      </a>
    );
  }
  // In a tab of its own, a relative address does not reload the page and lose the cook's list.
  return (
    <a href={address} rel="noopener noreferrer nofollow" target="_blank">
      {words}
    </a>
  );
}

function drawPicture(url: string, picture: Pick<Image, 'alt'>, drawing: Drawing): ReactNode {
  const address = keepAddress(url);
  const words = picture.alt || 'picture';
  if (address === '') return words;
  if (isOwnAddress(address, drawing.pageAddress))
    return <img src={address} alt={picture.alt ?? ''} loading="lazy" />;
  return drawing.inLink ? words : drawLink(address, words);
}

/** A break stays a break, comments and other tags go; a whole block of HTML is shown as the text it is. */
function drawTag(html: string): ReactNode {
  if (/^<br\s*\/?>$/i.test(html)) return <br />;
  if (/^<!--/.test(html) || /^<\/?[a-z][^<>]*>$/i.test(html.trim())) return null;
  return <p className="plain">{html}</p>;
}

export function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}
