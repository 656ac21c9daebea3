// Finds temperatures and gas marks where they stand. Those of one oven ("200 C (180 C fan, gas 6)") are one setting.

import { prepare } from '../../food/prepare-pattern.ts';

export interface Heat {
  readonly scale: 'c' | 'f' | 'gas';
  readonly low: number;
  readonly high: number | null;
  readonly fan: boolean;
  /** The mark as it is written, for gas. */
  readonly mark: string | null;
}

export interface HeatSetting {
  readonly at: number;
  readonly end: number;
  readonly heats: readonly Heat[];
  /** What stands between number and letter: " ", "°", " degrees ". */
  readonly gap: string;
  /** Words that are left of a bracket that held temperatures: "middle shelf". */
  readonly rest: string;
}

const DEGREES = String.raw`(?<![\p{L}\d.,])(\d{2,3})(?:\s?(?:-|–|—|to)\s?(\d{2,3}))?(\s?[°º]\s?|\s?degrees\s|\s?)(C|F|Celsius|Fahrenheit)(?!\p{L})`;
const FAN = String.raw`(?:[\s-]*\(?(fan|convection)(?:[ -](?:oven|assisted|forced))?\)?(?!\p{L}))?`;
const GAS = String.raw`(?<!\p{L})gas(?: mark)? ?(\d{1,2}(?:\/\d)?|[¼½])(?![\d.,]*\d)`;
const HEAT = new RegExp(`${DEGREES}${FAN}|${GAS}`, 'giu');
const FAN_AHEAD = /\bfan(?: oven)?:? ?$/i;
const BETWEEN = /^[\s,/;|()]*(?:or|fan(?: oven)?:?)?[\s(]*$/i;

function readHeat(text: string, match: RegExpExecArray): Heat {
  const [, low, high, , letter, fan, mark] = match;
  if (mark !== undefined) {
    const written = mark === '¼' ? '1/4' : mark === '½' ? '1/2' : mark;
    return { scale: 'gas', low: 0, high: null, fan: false, mark: written };
  }
  return {
    scale: /^f/i.test(letter ?? '') ? 'f' : 'c',
    low: Number(low),
    high: high === undefined ? null : Number(high),
    fan: fan !== undefined || prepare(FAN_AHEAD).test(text.slice(0, match.index)),
    mark: null,
  };
}

/** Every setting of a text, in order. */
export function findHeats(text: string): readonly HeatSetting[] {
  const found: (HeatSetting & { last: number })[] = [];
  for (const match of text.matchAll(HEAT)) {
    const end = match.index + match[0].length;
    const heat = readHeat(text, match);
    const open = found.at(-1);
    if (open !== undefined && prepare(BETWEEN).test(text.slice(open.last, match.index))) {
      found[found.length - 1] = { ...open, heats: [...open.heats, heat], last: end, end };
    } else {
      found.push({ at: match.index, end, last: end, heats: [heat], gap: match[3] ?? ' ', rest: '' });
    }
  }
  return found.map(({ last: _last, ...setting }) => closeBracket(text, setting));
}

/** A bracket that opened among them ends with them, and what else it says is kept. */
function closeBracket(text: string, setting: HeatSetting): HeatSetting {
  const inside = text.slice(setting.at, setting.end);
  if (setting.heats.length === 1 || inside.lastIndexOf('(') <= inside.lastIndexOf(')')) return setting;
  const [whole, rest = ''] = /^([^()]{0,80})\)/.exec(text.slice(setting.end)) ?? [];
  return whole === undefined
    ? setting
    : { ...setting, end: setting.end + whole.length, rest: rest.replace(/^[\s,;]+/, '') };
}
