import { describe, expect, it } from 'vitest';
import type { RecipeRequest } from '../../recipe-request.ts';
import type { Sentence } from '../scan-recipe.ts';
import { type Audience, nameVulnerable, readAudience } from './audience.ts';

function hear(...said: readonly string[]): Audience {
  const sentences = said.map(
    (plain): Sentence => ({ text: plain, plain, around: plain, place: 'introduction' }),
  );
  return readAudience({ ingredients: [] }, sentences);
}

const NOBODY: Audience = { infant: null, smallChild: null, child: null, pregnant: null, frail: null };

describe('readAudience', () => {
  it.each([
    ['porridge for infants', 'infants'],
    ['for an infant', 'infant'],
    ['for a newborn', 'newborn'],
    ['newborns love it', 'newborns'],
    ['puree for the baby', 'baby'],
    ['for babies', 'babies'],
    ['for weaning', 'weaning'],
    ['for my little one', 'my little one'],
    ['a first food', 'first food'],
    ['a first food for weaning', 'first food'],
    ['for a little one of 11 months', '11 months'],
    ['for a 6 month old', '6 month old'],
    ['for 6-8 month olds', '6-8 month olds'],
    ['for 6 to 8 month-olds', '6 to 8 month-olds'],
    ['from 7 months', '7 months'],
    ['7 months+', '7 months'],
    ['for babies at 8 mo', '8 mo'],
    ['suitable at 9 mths', '9 mths'],
    ['for a six month old', 'six month old'],
    ['seven months and up', 'seven months and up'],
    ['eleven months and up, for a baby', 'eleven months and up'],
    ['10 months plus', '10 months plus'],
    ['10 months onward', '10 months onward'],
    ['11 months onwards', '11 months onwards'],
    ['little ones of 11 months', '11 months'],
  ])('an infant: %s', (text, words) => {
    expect(hear(text).infant).toBe(words);
    if (words !== null) expect(hear(text)).toMatchObject({ smallChild: words, child: words });
  });

  it.each([
    ['for an 18 month old', '18 month old'],
    ['for a 12 month old', '12 month old'],
    ['for toddlers', 'toddlers'],
    ['for a toddler', 'toddler'],
    ['for preschoolers', 'preschoolers'],
    ['for a 1-year-old', '1-year-old'],
    ['for 4 year olds', '4 year olds'],
    ['for a two-year-old', 'two-year-old'],
    ['for three year olds', 'three year olds'],
    ['for the under-fives', 'under-fives'],
    ['for under fives', 'under fives'],
    ['lunch at the nursery', 'nursery'],
  ])('a small child: %s', (text, words) => {
    expect(hear(text)).toEqual({ ...NOBODY, smallChild: words, child: words });
  });

  it.each([
    ['for the kids', 'kids'],
    ['a kid can make it', 'kid'],
    ['kiddies will eat it', 'kiddies'],
    ['for children', 'children'],
    ['a child of mine', 'child'],
    ['for little ones', 'little ones'],
    ['for a schoolchild', 'schoolchild'],
    ['for school children', 'school children'],
    ['a lunch box for school, kids', 'lunch box for school'],
    ['for 5-year-olds', '5-year-olds'],
    ['for a 10 year old', '10 year old'],
    ['for 15 year olds', '15 year olds'],
  ])('a child: %s', (text, words) => {
    expect(hear(text)).toEqual({ ...NOBODY, child: words });
  });

  it.each([
    ['i am pregnant', 'pregnant'],
    ['during pregnancy', 'pregnancy'],
    ['for an expecting mother', 'expecting mother'],
    ['for an expecting mum', 'expecting mum'],
    ['the mum-to-be', 'mum-to-be'],
    ['the mom-to-be', 'mom-to-be'],
    ['in the last trimester', 'trimester'],
  ])('pregnancy: %s', (text, words) => {
    expect(hear(text)).toEqual({ ...NOBODY, pregnant: words });
  });

  it.each([
    ['for a frail guest', 'frail'],
    ['for the elderly', 'elderly'],
    ['she is immunocompromised', 'immunocompromised'],
    ['she is immuno-compromised', 'immuno-compromised'],
    ['he is immunosuppressed', 'immunosuppressed'],
    ['he is immune-suppressed', 'immune-suppressed'],
    ['with a weak immune system', 'weak immune'],
    ['with a weakened immune system', 'weakened immune'],
    ['during chemotherapy', 'chemotherapy'],
    ['after chemo', 'chemo'],
    ['for a care home', 'care home'],
    ['after a transplant', 'transplant'],
    ['for a convalescent', 'convalescent'],
    ['a friend in hospital', 'in hospital'],
    ['for my old mother', 'my old mother'],
    ['for my aged parents', 'my aged parents'],
  ])('frail people: %s', (text, words) => {
    expect(hear(text)).toEqual({ ...NOBODY, frail: words });
  });

  it.each([
    'a dinner for two',
    'keeps for 6 months',
    'a 6 month aged ham',
    'for a 72 month old cheddar',
    'for a 60 month old cheddar',
    'not suitable for infants',
    'not for children',
    'not to be given to toddlers',
    'not recommended in pregnancy',
    'unsuitable for infants',
    'never for a baby',
    'avoid in pregnancy',
    'do not give it to a baby',
    "don't feed it to a baby",
    'children should not eat it',
    "children shouldn't eat it",
    'a baby must not have honey',
    'for children over five',
    'children older than five',
    'for children above five',
    'from 12 months, for toddlers',
    'after 12 months the baby may have it',
    'unless you are pregnant',
    'for all except children',
    'leave it out for children',
    'leave the wine out for children',
    'consult a doctor if pregnant',
    'take advice when pregnant',
    'advised against in pregnancy',
    'with baby spinach',
    'with baby leaf salad',
    'baby potatoes, halved',
    'baby new potatoes',
    'baby plum tomatoes',
    'baby back ribs',
    'baby beetroot',
    'baby pak choi',
    'baby-leaf greens',
    "grandma's soup",
    'kid goat stew',
  ])('nobody: %s', (text) => {
    expect(hear(text)).toEqual(NOBODY);
  });

  it('takes the first words of each kind, over all sentences and the request', () => {
    expect(hear('for my toddler', 'and the kids', 'for toddlers', 'in pregnancy', 'the elderly')).toEqual({
      infant: null,
      smallChild: 'toddler',
      child: 'toddler',
      pregnant: 'pregnancy',
      frail: 'elderly',
    });
    expect(hear('in pregnancy', 'when pregnant', 'frail', 'elderly', 'for a baby', 'for babies')).toEqual({
      infant: 'baby',
      smallChild: 'baby',
      child: 'baby',
      pregnant: 'pregnancy',
      frail: 'frail',
    });
    expect(hear('for the kids', 'for children').child).toBe('kids');
    expect(readAudience({ ingredients: ['Carrots for my Toddler'] }, []).smallChild).toBe('toddler');
    const wish: RecipeRequest = {
      ingredients: [],
      change: { recipe: '# Soup', wish: 'Make it for the Baby' },
    };
    expect(readAudience(wish, []).infant).toBe('baby');
  });
});

describe('nameVulnerable', () => {
  it.each([
    ['for toddlers in pregnancy', 'toddlers'],
    ['in pregnancy, for the elderly', 'pregnancy'],
    ['for the elderly', 'elderly'],
    ['for the kids', null],
  ])('%s', (text, words) => {
    expect(nameVulnerable(hear(text))).toBe(words);
  });
});
