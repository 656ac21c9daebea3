// Draws a recipe's markdown as it grows, block by block, in three parts: what stands above the list, the list, and
// what follows it. What is drawn inside each line belongs to draw-nodes; what a cook can do with it comes in by slots.

import type { Definition, List, ListItem, RootContent } from 'mdast';
import { Fragment, memo, type ReactNode, useContext, useState } from 'react';
import { type Drawing, draw, drawAll, drawListItem, nameAt, readText } from './draw-nodes.tsx';
import type { Block } from './read-blocks.ts';
import { SlotsContext } from './recipe-slots.ts';
import { createTextReader } from './text-reader.ts';

export interface RecipeTextProps {
  readonly name: string;
  readonly text: string;
  /** More is to come: what is unfinished at the end is held back. */
  readonly growing: boolean;
}

/** Part of the recipe that a block stands in, as its heading says. */
type Part = 'top' | 'ingredients' | 'cupboard' | 'to-buy' | 'method' | 'notes';

const PART_OF_HEADING: readonly (readonly [RegExp, Part])[] = [
  [/^(?:ingr[eé]di[eë]nt|zutaten|المكو|المقادير|(?:what )?you(?:['’]ll| will)? need)/i, 'ingredients'],
  [/cupboard|vorrat|placard|despensa|dispensa|من (?:ال)?خزانة/i, 'cupboard'],
  [/to buy|shopping|kaufen|einkauf|acheter|comprar|comprare|kopen|للشراء|المشتريات/i, 'to-buy'],
  [
    /^(?:method|instructions|steps|directions|how to (?:make|cook|prepare)|what to do|zubereitung|pr[eé]para|elabora|procedimento|bereiding|modo|schritte|pasos|étapes|(?:ال)?طريقة|التحضير|الخطوات)/i,
    'method',
  ],
  [
    /^(?:not[ae]s?|notizen|hinweise|tips?|tipps?|remarques|conseils|consejos|opmerkingen)\b|^(?:ملاحظات|نصائح)/i,
    'notes',
  ],
];

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

interface PlacedBlock extends Block {
  readonly part: Part;
  /** Of the first item, where it is a list of steps. */
  readonly firstStep: number;
}

function placeBlocks(blocks: readonly Block[]): readonly PlacedBlock[] {
  let part: Part = 'top';
  let steps = 0;
  return blocks.map((block) => {
    const { node } = block;
    if (node.type === 'heading') part = readPart(readText(node), node.depth, part);
    const firstStep = steps + 1;
    if (node.type === 'list' && node.ordered) steps += node.children.length;
    return { ...block, part, firstStep };
  });
}

function readPart(heading: string, depth: number, current: Part): Part {
  if (depth === 1) return 'top';
  return (
    PART_OF_HEADING.find(([words]) => words.test(heading.trim()))?.[1] ?? (depth === 2 ? 'top' : current)
  );
}

const IN_LIST: ReadonlySet<Part> = new Set<Part>(['ingredients', 'cupboard', 'to-buy']);

/** Above the list, the list, and all that follows: the list stands once, and so does what comes before it. */
function divide(blocks: readonly PlacedBlock[]): readonly (readonly PlacedBlock[])[] {
  const from = blocks.findIndex(({ part }) => IN_LIST.has(part));
  if (from === -1) return [blocks, [], []];
  const length = blocks.slice(from).findIndex(({ part }) => !IN_LIST.has(part));
  const to = length === -1 ? blocks.length : from + length;
  return [blocks.slice(0, from), blocks.slice(from, to), blocks.slice(to)];
}

function Markdown({ name, text, growing }: RecipeTextProps) {
  const [readMore] = useState(createTextReader);
  const { underTitle, aboveList } = useContext(SlotsContext);
  const blocks = readMore(text, growing);
  const definitions = findDefinitions(blocks);
  const [top = [], list = [], rest = []] = divide(placeBlocks(blocks));
  const draw = ({ offset, node, part, firstStep }: PlacedBlock) => (
    <BlockView
      key={offset}
      node={node}
      part={part}
      firstStep={firstStep}
      name={name}
      definitions={definitions}
    />
  );
  const hasTitle = top[0]?.node.type === 'heading';
  return (
    <>
      <div className="part above">
        {top.slice(0, hasTitle ? 1 : 0).map(draw)}
        {underTitle}
        {top.slice(hasTitle ? 1 : 0).map(draw)}
        {list.length > 0 && aboveList}
      </div>
      {list.length > 0 && <div className="part list">{list.map(draw)}</div>}
      {rest.length > 0 && <div className="part rest">{rest.map(draw)}</div>}
    </>
  );
}

const NO_DEFINITIONS: ReadonlyMap<string, string> = new Map();

function findDefinitions(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const found = blocks.flatMap(({ node }) => (node.type === 'definition' ? [node] : []));
  if (found.length === 0) return NO_DEFINITIONS;
  return new Map(found.reverse().map((node: Definition) => [node.identifier, node.url]));
}

interface BlockViewProps {
  readonly node: RootContent;
  readonly part: Part;
  readonly firstStep: number;
  /** Starts the ids of steps, so that two recipes on one page have different ones. */
  readonly name: string;
  readonly definitions: ReadonlyMap<string, string>;
}

const BlockView = memo(function BlockView({ node, part, firstStep, name, definitions }: BlockViewProps) {
  const drawing = { definitions, pageAddress: location.href };
  if (node.type === 'list') return drawRecipeList(node, drawing, { part, firstStep, name });
  if (node.type === 'paragraph' && part === 'top') {
    const text = readText(node);
    if (/^serves\b|^\p{L}+:? \p{N}/iu.test(text) && text.includes('|')) {
      return <p className="figures">{drawFigures(node.children, drawing)}</p>;
    }
    return <p className="introduction">{drawAll(node.children, drawing)}</p>;
  }
  return draw(node, drawing);
});

interface ListPlace {
  readonly part: Part;
  readonly firstStep: number;
  readonly name: string;
}

function drawRecipeList(list: List, drawing: Drawing, { part, firstStep, name }: ListPlace): ReactNode {
  const items = [];
  for (let at = 0; at < list.children.length; at += ITEMS_TOGETHER) {
    const some = list.children.slice(at, at + ITEMS_TOGETHER);
    items.push(
      list.ordered ? (
        <Steps key={at} items={some} first={firstStep + at} name={name} drawing={drawing} />
      ) : (
        <Lines key={at} items={some} part={part} drawing={drawing} />
      ),
    );
  }
  if (!list.ordered) {
    return (
      <ul dir="auto" className={`lines ${part}`}>
        {items}
      </ul>
    );
  }
  return (
    <ol dir="auto" start={list.start ?? 1} className="steps">
      {items}
    </ol>
  );
}

/** Items of a list that are drawn together: as many as are drawn anew while the last of them grows. */
const ITEMS_TOGETHER = 10;

interface ItemsProps {
  readonly items: readonly ListItem[];
  readonly drawing: Drawing;
}

const Lines = memo(
  function Lines({ items, part, drawing }: ItemsProps & { readonly part: Part }) {
    const { Ingredient } = useContext(SlotsContext);
    return items.map((item, at) => {
      const drawn = drawListItem(item, drawing);
      const words = Ingredient !== null && IN_LIST.has(part) ? readText(item).trim() : '';
      return (
        <li key={nameAt(item.type, at)}>
          {Ingredient === null || words === '' ? drawn : <Ingredient words={words}>{drawn}</Ingredient>}
        </li>
      );
    });
  },
  (before, now) => before.part === now.part && isSameItems(before, now),
);

interface StepsProps extends ItemsProps {
  /** Counts from 1. */
  readonly first: number;
  readonly name: string;
}

const Steps = memo(
  function Steps({ items, first, name, drawing }: StepsProps) {
    const { Step } = useContext(SlotsContext);
    return items.map((item, at) => (
      // What links to a step takes the focus there too.
      <li key={nameAt(item.type, at)} id={`${name}-step-${first + at}`} tabIndex={-1}>
        {Step === null ? (
          <>
            <div className="step-words">{drawListItem(item, drawing)}</div>
            <p className="step-uses" />
          </>
        ) : (
          <Step number={first + at} draw={(Words) => drawListItem(item, { ...drawing, Words })} />
        )}
      </li>
    ));
  },
  (before, now) => before.first === now.first && before.name === now.name && isSameItems(before, now),
);

/** Items that are settled are the same objects from frame to frame. */
function isSameItems(before: ItemsProps, now: ItemsProps): boolean {
  return (
    before.drawing.definitions === now.drawing.definitions &&
    before.items.length === now.items.length &&
    before.items.every((item, at) => item === now.items[at])
  );
}

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
