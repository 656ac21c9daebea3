// Draws a recipe's markdown, block by block. Raw HTML is never markup here: tags are dropped or shown as text,
// addresses pass the allow-list, and a picture from elsewhere is a link with its words, so nothing loads by itself.

import type { AlignType, Definition, Image, List, ListItem, Nodes, RootContent, Table } from 'mdast';
import { Fragment, memo, type ReactNode, useState } from 'react';
import { isOwnAddress, keepAddress } from './keep-address.ts';
import type { Block } from './read-blocks.ts';
import { createTextReader } from './text-reader.ts';

interface Drawing {
  /** Starts the ids of steps, so that two recipes on one page have different ones. */
  readonly name: string;
  readonly definitions: ReadonlyMap<string, string>;
  readonly pageAddress: string;
  /** Inside a link a picture is its words: a link holds no other link. */
  readonly inLink?: boolean;
}

/** Part of the recipe that a block stands in, as its heading says. */
type Part = 'top' | 'ingredients' | 'cupboard' | 'to-buy' | 'method' | 'notes';

const PART_OF_HEADING: readonly (readonly [RegExp, Part])[] = [
  [/^(?:ingredients|zutaten|ingr[eé]dients)/i, 'ingredients'],
  [/cupboard/i, 'cupboard'],
  [/to buy|shopping/i, 'to-buy'],
  [/^(?:method|instructions|steps|directions)/i, 'method'],
  [/^(?:notes?|tips?)/i, 'notes'],
];

export interface RecipeTextProps {
  readonly name: string;
  readonly text: string;
  /** More is to come: what is unfinished at the end is held back. */
  readonly growing: boolean;
}

/** Characters that are read as markdown. No recipe is so long; what is beyond is shown as it came. */
const MOST_READ = 80_000;

/** The text of one recipe. Give it a new `key` for another recipe: it reads on from what it has read. */
export function RecipeText(props: RecipeTextProps) {
  const { name, text, growing } = props;
  if (text.length <= MOST_READ) return <Markdown {...props} />;
  return (
    <>
      <Markdown name={name} text={text.slice(0, MOST_READ)} growing={growing} />
      <p className="plain">{text.slice(MOST_READ)}</p>
    </>
  );
}

function Markdown({ name, text, growing }: RecipeTextProps) {
  const [readMore] = useState(createTextReader);
  const blocks = readMore(text, growing);
  const definitions = findDefinitions(blocks);
  let part: Part = 'top';
  let steps = 0;
  return blocks.map(({ offset, node }) => {
    if (node.type === 'heading') part = readPart(readText(node), node.depth, part);
    const firstStep = steps + 1;
    if (node.type === 'list' && node.ordered) steps += node.children.length;
    return (
      <BlockView
        key={offset}
        node={node}
        part={part}
        firstStep={firstStep}
        name={name}
        definitions={definitions}
      />
    );
  });
}

const NO_DEFINITIONS: ReadonlyMap<string, string> = new Map();

function findDefinitions(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const found = blocks.flatMap(({ node }) => (node.type === 'definition' ? [node] : []));
  if (found.length === 0) return NO_DEFINITIONS;
  return new Map(found.reverse().map((node: Definition) => [node.identifier, node.url]));
}

function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

function readPart(heading: string, depth: number, current: Part): Part {
  if (depth === 1) return 'top';
  return (
    PART_OF_HEADING.find(([words]) => words.test(heading.trim()))?.[1] ?? (depth === 2 ? 'top' : current)
  );
}

interface BlockViewProps {
  readonly node: RootContent;
  readonly part: Part;
  readonly firstStep: number;
  readonly name: string;
  readonly definitions: ReadonlyMap<string, string>;
}

const BlockView = memo(function BlockView({ node, part, firstStep, name, definitions }: BlockViewProps) {
  const drawing = { name, definitions, pageAddress: location.href };
  if (node.type === 'list') return drawList(node, drawing, { part, firstStep });
  if (node.type === 'paragraph' && part === 'top') {
    const text = readText(node);
    if (/^serves\b/i.test(text) && text.includes('|')) {
      return <p className="figures">{drawFigures(node.children, drawing)}</p>;
    }
    return <p className="introduction">{drawAll(node.children, drawing)}</p>;
  }
  return draw(node, drawing);
});

/** "Serves 2 | Prep 10 min": no figure breaks over two lines, and the bars between them are drawn as fine lines. */
function drawFigures(nodes: readonly RootContent[], drawing: Drawing): ReactNode[] {
  const figures: { bar: string; parts: ReactNode[] }[] = [{ bar: '', parts: [] }];
  for (const node of nodes) {
    if (node.type !== 'text') figures.at(-1)?.parts.push(draw(node, drawing));
    else {
      const [first, ...others] = node.value.split(/(?= \|)|(?<! )(?=\|)/);
      figures.at(-1)?.parts.push(first);
      for (const piece of others) {
        const bar = /^ ?\| ?/.exec(piece)?.[0] ?? '';
        figures.push({ bar, parts: [piece.slice(bar.length)] });
      }
    }
  }
  return figures.map(({ bar, parts }, at) => (
    <Fragment key={nameAt('figure', at)}>
      {bar !== '' && <span className="bar">{bar}</span>}
      <span className="figure">
        {parts.map((part, partAt) => (
          <Fragment key={nameAt('part', partAt)}>{part}</Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** A node's place is its name: text grows at the end alone, so what stands before keeps its place. */
function nameAt(kind: string, place: number): string {
  return kind + place;
}

function drawAll(nodes: readonly RootContent[], drawing: Drawing): ReactNode[] {
  return nodes.map((node, at) => <Fragment key={nameAt(node.type, at)}>{draw(node, drawing)}</Fragment>);
}

function draw(node: RootContent, drawing: Drawing): ReactNode {
  switch (node.type) {
    case 'text':
      return drawWords(node.value);
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
function drawWords(words: string): ReactNode {
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

function drawList(list: List, drawing: Drawing, place?: { part: Part; firstStep: number }): ReactNode {
  const items = [];
  for (let at = 0; at < list.children.length; at += ITEMS_TOGETHER) {
    const firstStep = place !== undefined && list.ordered ? place.firstStep + at : null;
    items.push(
      <Items
        key={at}
        items={list.children.slice(at, at + ITEMS_TOGETHER)}
        firstStep={firstStep}
        drawing={drawing}
      />,
    );
  }
  if (list.ordered) {
    return (
      <ol dir="auto" start={list.start ?? 1} className={place ? 'steps' : undefined}>
        {items}
      </ol>
    );
  }
  return (
    <ul dir="auto" className={place ? `lines ${place.part}` : undefined}>
      {items}
    </ul>
  );
}

/** Items of a list that are drawn together: as many as are drawn anew while the last of them grows. */
const ITEMS_TOGETHER = 10;

interface ItemsProps {
  readonly items: readonly ListItem[];
  /** Counts from 1; null where the items are no steps. */
  readonly firstStep: number | null;
  readonly drawing: Drawing;
}

const Items = memo(function Items({ items, firstStep, drawing }: ItemsProps) {
  return items.map((item, at) => (
    // What links to a step takes the focus there too.
    <li
      key={nameAt(item.type, at)}
      {...(firstStep === null ? {} : { id: `${drawing.name}-step-${firstStep + at}`, tabIndex: -1 })}
    >
      {drawListItem(item, drawing)}
    </li>
  ));
}, isSameItems);

/** Items that are settled are the same objects from frame to frame. */
function isSameItems(before: ItemsProps, now: ItemsProps): boolean {
  return (
    before.firstStep === now.firstStep &&
    before.drawing.name === now.drawing.name &&
    before.drawing.definitions === now.drawing.definitions &&
    before.items.length === now.items.length &&
    before.items.every((item, at) => item === now.items[at])
  );
}

function drawListItem(entry: ListItem, drawing: Drawing): ReactNode {
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
