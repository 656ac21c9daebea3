// The warning that is shown beside the list when two things on it make a poisonous gas together.
// Source of the pairs: CDC, Chemical Disinfectants / National Capital Poison Center, "Bleach mixtures".

const MIXING_WARNING =
  'Do not mix these: together they can give off a poisonous gas. If they have been mixed, leave the room for fresh air and call a poison centre.';

const CHLORINE =
  /\b(?:bleach|sodium hypochlorite|clorox|domestos|chlorine|javel|lej[ií]a|candeggina|varechina|lix[ií]via|klorin|chlorreiniger|bleichmittel|bleekmiddel|wybielacz)\b/iu;
const GAS_WITH_CHLORINE =
  /\b(?:ammonia|ammoniak|amon[ií]aco|ammoniaca|vinegar|lemon|citric acid|limescale|descaler|toilet (?:cleaner|duck)|drain (?:cleaner|unblocker)|(?:rubbing|isopropyl) alcohol|surgical spirit|acetone|acid|peroxide|cleaner|detergent|urine)\b/iu;
const PEROXIDE = /\bperoxide\b/iu;
const ACID = /\b(?:vinegar|acid)\b/iu;

/** The warning, or undefined where nothing on the list makes gas with something refused. */
export function warnOfMixing(refused: readonly string[], others: readonly string[]): string | undefined {
  const all = [...refused, ...others];
  const bleach = refused.filter((text) => CHLORINE.test(text));
  if (bleach.some((text) => all.some((other) => other !== text && GAS_WITH_CHLORINE.test(other)))) {
    return MIXING_WARNING;
  }
  const peroxide = refused.filter((text) => PEROXIDE.test(text));
  if (peroxide.some((text) => all.some((other) => other !== text && ACID.test(other)))) return MIXING_WARNING;
  return undefined;
}
