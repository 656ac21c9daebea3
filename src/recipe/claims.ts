// What a line says of itself: "vegan butter" is not milk, "gluten-free flour" not gluten.

import type { Allergen } from '../food/allergens.ts';
import type { Diet } from '../food/diets.ts';
import { foldText } from '../food/normalise-text.ts';
import { prepare } from '../food/prepare-pattern.ts';

export interface Claims {
  readonly without: ReadonlySet<Allergen>;
  readonly fits: ReadonlySet<Diet>;
}

const NO_ANIMAL: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'];

const CLAIMS: readonly (readonly [RegExp, readonly Allergen[], readonly Diet[]])[] = [
  [
    /\b(?:vegan(?:e[nrs]?|o|a)?|vegetal(?:e?s?)|pflanzlich\w*|plantaardig\w*|(?:a )?base (?:de plantes|vegetale?)|plant[- ]based|plant)\b/,
    NO_ANIMAL,
    ['vegan', 'vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'low-lactose', 'halal', 'kosher'],
  ],
  [
    /\b(?:vegetarian|veggie|meat[- ]free|meatless)\b/,
    ['fish', 'crustaceans', 'molluscs'],
    ['vegetarian', 'pescatarian', 'halal'],
  ],
  [
    /\b(?:dairy|milk)[- ]free\b|\bmilchfrei\w*|\b(?:ohne|sans|sin) (?:milch|lait|produits laitiers|leche|lacteos)\b|خال[يٍ]? من (?:الحليب|الالبان|الألبان)|\bnon[- ]dairy\b|\bpareve\b|\bwithout (?:any )?(?:milk|dairy)\b|\bno dairy\b/,
    ['milk'],
    ['dairy-free', 'low-lactose'],
  ],
  [
    /\blactose[- ]free\b|\blaktosefrei\w*|\b(?:sans|sin) lactos[ea]\b|خال[يٍ]? من اللاكتوز/,
    [],
    ['low-lactose'],
  ],
  [
    /\begg[- ]free\b|\beifrei\w*|\b(?:ohne|sans|sin) (?:ei|eier|oeufs?|huevos?)\b|خال[يٍ]? من البيض|\beggless\b|\b(?:without|no) (?:any )?eggs?\b/,
    ['egg'],
    ['egg-free'],
  ],
  [
    /\b(?:gluten|wheat)[- ]free\b|\bglutenfrei\w*|\b(?:ohne|sans|sin) gluten\b|خال[يٍ]? من (?:ال)?[غج]لوتين|\bwithout (?:any )?(?:gluten|wheat)\b/,
    ['gluten'],
    ['gluten-free'],
  ],
  [
    /\bnut[- ]free\b|\bnussfrei\w*|\b(?:ohne|sans|sin) (?:nusse|noix|fruits a coque|frutos secos|nueces)\b|خال[يٍ]? من المكسرات|\bwithout (?:any )?nuts\b/,
    ['nuts', 'peanut'],
    ['nut-free'],
  ],
  [/\b(?:soya?|soybean)[- ]free\b/, ['soy'], []],
  [/\bpeanut[- ]free\b/, ['peanut'], []],
  [/\bsesame[- ]free\b/, ['sesame'], []],
  [/\b(?:celery|celeriac)[- ]free\b/, ['celery'], []],
  [/\bmustard[- ]free\b/, ['mustard'], []],
  [/\bfish[- ]free\b/, ['fish'], []],
  [/\b(?:shellfish|crustacean|prawn|shrimp)[- ]free\b/, ['crustaceans'], []],
  [/\b(?:shellfish|mollusc|oyster)[- ]free\b/, ['molluscs'], []],
  [/\blupin[- ]free\b/, ['lupin'], []],
  [/\b(?:sul(?:ph|f)ite[- ]free|unsul(?:ph|f)ured)\b/, ['sulphites'], []],
  [/\b(?:alcohol[- ]free|non[- ]alcoholic|halal)\b/, [], ['halal']],
  [/\bkosher\b(?! salt)/, [], ['kosher']],
];

/** The claims of one line, as far as they are of the closed lists. */
export function readClaims(text: string): Claims {
  const plain = foldText(text);
  const without = new Set<Allergen>();
  const fits = new Set<Diet>();
  for (const [pattern, allergens, diets] of CLAIMS) {
    if (!prepare(pattern).test(plain)) continue;
    for (const allergen of allergens) without.add(allergen);
    for (const diet of diets) fits.add(diet);
  }
  return { without, fits };
}
