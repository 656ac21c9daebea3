import { testPatterns } from '../../../tests/test-patterns.ts';
import * as cutOff from './cut-off.ts';
import * as noPreheat from './no-preheat.ts';
import * as noTime from './no-time.ts';
import * as notFood from './not-food.ts';
import * as unlistedIngredient from './unlisted-ingredient.ts';
import * as unusedIngredient from './unused-ingredient.ts';

testPatterns('check', {
  'cut-off': cutOff,
  'no-preheat': noPreheat,
  'no-time': noTime,
  'not-food': notFood,
  'unlisted-ingredient': unlistedIngredient,
  'unused-ingredient': unusedIngredient,
});
