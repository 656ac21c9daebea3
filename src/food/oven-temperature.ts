// What an oven's dial can be set to: ten degrees Celsius, twenty-five Fahrenheit, or a gas mark.

const F_PER_MARK = 25;
/** Gas mark 1 is 275 F, and every mark is 25 F more (BS 2556 and the tables of British ovens that follow it). */
const F_BELOW_MARK_1 = 250;
const HIGHEST_MARK = 9;
const FRACTIONS: Readonly<Record<number, string>> = { 225: '1/4', 250: '1/2' };

export interface OvenSetting {
  /** Degrees Celsius of a conventional oven, in tens. */
  readonly c: number;
  /** Degrees Celsius of a fan oven, 20 below. */
  readonly fanC: number;
  /** Degrees Fahrenheit of a conventional oven, in twenty-fives. */
  readonly f: number;
  /** "1/4", "1/2" or "1" to "9"; null where gas ovens have no mark. */
  readonly gasMark: string | null;
}

/** The setting nearest to a temperature in a conventional oven, in degrees Celsius: C and F differ by less than 5 C. */
export function setOven(wantedC: number): OvenSetting {
  const f = Math.round(((wantedC * 9) / 5 + 32) / F_PER_MARK) * F_PER_MARK;
  const c = Math.round(((f - 32) * 5) / 9 / 10) * 10;
  return { c, fanC: c - 20, f, gasMark: writeMark(f) };
}

function writeMark(f: number): string | null {
  const mark = (f - F_BELOW_MARK_1) / F_PER_MARK;
  return FRACTIONS[f] ?? (mark >= 1 && mark <= HIGHEST_MARK ? String(mark) : null);
}

/** Degrees Celsius of a gas mark ("1/4" to "9"), in tens; undefined for anything else. */
export function readGasMark(mark: string): number | undefined {
  const fraction = Object.entries(FRACTIONS).find(([, name]) => name === mark)?.[0];
  const f = Number(
    fraction ?? (/^[1-9]$/.test(mark) ? F_BELOW_MARK_1 + Number(mark) * F_PER_MARK : Number.NaN),
  );
  return Number.isNaN(f) ? undefined : Math.round(((f - 32) * 5) / 9 / 10) * 10;
}
