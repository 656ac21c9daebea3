import { testPatterns } from '../../../../tests/test-patterns.ts';
import * as audience from './audience.ts';
import * as inPregnancy from './in-pregnancy.ts';
import * as infant from './infant.ts';
import * as infantFoods from './infant-foods.ts';
import * as otherGuests from './other-guests.ts';
import * as smallChildFoods from './small-child-foods.ts';

testPatterns('guests', {
  audience,
  infant,
  'in-pregnancy': inPregnancy,
  'infant-foods': infantFoods,
  'other-guests': otherGuests,
  'small-child-foods': smallChildFoods,
});
