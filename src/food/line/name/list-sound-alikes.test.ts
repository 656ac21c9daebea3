import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';
import { listSoundAlikes } from './list-sound-alikes.ts';

describe('words spelt by ear', () => {
  it.each([
    ['hunny', 'honey'],
    ['lingwine', 'spaghetti'],
    ['raviolly', 'filled-pasta'],
    ['chabatta', 'baguette'],
    ['nocchi', 'gnocchi'],
    ['kinoa', 'quinoa'],
    ['kooskoos', 'couscous'],
    ['karrots 3', 'carrot'],
    ['jinger', 'ginger'],
    ['unions', 'onion'],
    ['lettis', 'lettuce'],
    ['cucumba', 'cucumber'],
    ['zukini', 'courgette'],
    ['corjet', 'courgette'],
    ['oberjine', 'aubergine'],
    ['beetrute', 'beetroot'],
    ['avakado', 'avocado'],
    ['sinnamon', 'cinnamon'],
    ['sossidges', 'sausage'],
    ['prorns', 'prawns'],
    ['skwid', 'squid'],
    ['kreem', 'double-cream'],
    ['orinj', 'orange'],
    ['roobarb', 'rhubarb'],
    ['mayonaze', 'mayonnaise'],
    ['cashoos', 'cashews'],
    ['kurrants', 'raisins'],
    ['mussarela', 'mozzarella'],
    ['brokoli', 'broccoli'],
    ['bolghur', 'bulgur'],
    ['zaafrane', 'saffron'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });

  it.each([
    'pesteh',
    'kombat',
    'qcumber',
    'baneberries',
    'poisonous',
    'bordeaux',
    'someone',
    'guard',
    'chess',
    'tareh',
  ])('bends "%s" to no food', (text) => {
    expect(readIngredient(text).food).toBeNull();
  });

  it('takes no short word and none of another script for a sound', () => {
    expect(['noki', 'хунни', 'hun ny'].flatMap(listSoundAlikes)).toEqual([]);
  });
});
