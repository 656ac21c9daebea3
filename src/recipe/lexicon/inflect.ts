// The forms of a verb: "fry" is also fries, fried and frying. Regular forms by rule, the others by one small table.

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'is are was were been being',
  beat: 'beaten',
  blow: 'blew blown',
  break: 'broke broken',
  bring: 'brought',
  buy: 'bought',
  catch: 'caught',
  cling: 'clung',
  come: 'came',
  do: 'does did done',
  draw: 'drew drawn',
  drink: 'drank drunk',
  eat: 'ate eaten',
  feed: 'fed',
  forget: 'forgot forgotten',
  freeze: 'froze frozen',
  get: 'got gotten',
  give: 'gave given',
  go: 'goes went gone',
  grind: 'ground',
  grow: 'grew grown',
  hang: 'hung',
  have: 'has had',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  leave: 'left',
  lie: 'lay lain lying',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  mow: 'mown',
  pay: 'paid',
  rise: 'rose risen',
  run: 'ran',
  say: 'said',
  see: 'saw seen',
  send: 'sent',
  shake: 'shook shaken',
  shred: 'shredded',
  sink: 'sank sunk',
  sit: 'sat',
  slide: 'slid',
  spin: 'spun',
  stand: 'stood',
  stick: 'stuck',
  string: 'strung',
  sweep: 'swept',
  take: 'took taken',
  tear: 'tore torn',
  tell: 'told',
  throw: 'threw thrown',
  wake: 'woke',
  wear: 'wore worn',
  wring: 'wrung',
};
/** Verbs of which the past is the verb itself. */
const UNCHANGED: ReadonlySet<string> = new Set('cut let put set spread split hit shut rid'.split(' '));
/** Verbs of more than one syllable that double their last letter. */
const DOUBLED: ReadonlySet<string> = new Set(
  'begin forget omit prefer refer regret unplug unwrap'.split(' '),
);

function doublesLast(verb: string): boolean {
  if (!/[^aeiou][aeiou][bdgklmnprt]$/.test(verb)) return false;
  return DOUBLED.has(verb) || !/[aeiouy]+[^aeiouy]+[aeiouy]/.test(verb);
}

/** The verb and all its forms, itself first. */
export function inflect(verb: string): readonly string[] {
  const forms = [verb];
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) forms.push(...irregular.split(' '));
  if (verb === 'be') return forms;
  const silent = verb.endsWith('e') && !verb.endsWith('ee');
  const soft = /[^aeiou]y$/.test(verb);
  const doubled = doublesLast(verb) ? `${verb}${verb.at(-1)}` : verb;
  if (soft) forms.push(`${verb.slice(0, -1)}ies`);
  else forms.push(/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb) ? `${verb}es` : `${verb}s`);
  if (silent) forms.push(verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${verb.slice(0, -1)}ing`);
  else forms.push(`${doubled}ing`);
  if (irregular === undefined && !UNCHANGED.has(verb)) {
    if (silent) forms.push(`${verb}d`);
    else if (soft) forms.push(`${verb.slice(0, -1)}ied`);
    else forms.push(`${doubled}ed`);
  }
  return forms;
}
