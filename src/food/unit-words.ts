// How units are written, and how units that are not in the closed list are turned into one that is.

import type { Unit } from './units.ts';

export interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the written word is: a decilitre is 100 ml, a US quart 4 cups. */
  readonly factor: number;
}

const SPELLINGS: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  [
    'g',
    1,
    'g gr grs gm gms grm gram grams gramme grammes gramm gramos grammi gramow г гр 克 グラム 그램 γρ غرام جرام ग्राम grama gramas grama gramov grammaa γραμμαρια γραμ גרם',
  ],
  [
    'kg',
    1,
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes кг 公斤 キロ 킬로 κιλο κιλα quilo quilos chilo kiloa किलो كيلو كجم 千克 キログラム 킬로그램 กิโล กก',
  ],
  ['kg', 0.5, '斤 市斤'],
  ['l', 1, '升 リットル لتر ลิตร'],
  ['ml', 1, 'ml mls cc мл millilitre millilitres milliliter milliliters мл 毫升'],
  ['g', 10, 'dag dkg deka dekagram'],
  ['ml', 200, 'verre verres vaso vasos bicchiere bicchieri copo copos bardak'],
  ['ml', 150, 'katori katoris vati vatis'],
  ['ml', 10, 'cl centilitre centilitres centiliter centiliters'],
  ['ml', 100, 'dl decilitre decilitres deciliter deciliters'],
  [
    'l',
    1,
    'l lt ltr ltrs litre litres liter liters л 升 リットル litro litros litri liter litra litru litry литр литра litraa',
  ],
  [
    'tsp',
    1,
    'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls tspn teeloffel tl cucharadita cucharaditas cucchiaino cucchiaini lyzeczka lyzeczki lyzeczek tsk theelepel theelepels cayk kavalkanal teaskanal kk lzicka lzicky lzicek lingurita lingurite κουταλακι κουταλακια teskje teskjeer theelepels כפית כפיות 茶匙 小匙 小勺',
  ],
  ['tsp', 2, 'dsp dessertspoon dessertspoons'],
  [
    'tbsp',
    1,
    'tbsp tbsps tbs tbl tbls tblsp tablespoon tablespoons tablespoonful tablespoonfuls tblspn essloffel el cucharada cucharadas cucchiaio cucchiai lyzka lyzki lyzek msk cs eetlepel eetlepels spsk ruokalusikka evokanal ek ss spiseskje rkl lzice lzic lingura linguri κουταλια κουταλιες כף כפות 汤匙 湯匙 大匙 大勺 큰술 eetl',
  ],
  [
    'cup',
    1,
    'c cup cups cupful cupfuls tasse tassen tasses taza tazas tazza tazze szklanka szklanki szklanek xicara xicaras pahar pahare kop koppen kopje kopp koppar kupillinen hrnek hrnku csesze bogre стакан стакана стаканов ποτηρι ποτηρια φλιτζανι φλιτζανια كوب כוס כוסות कप 杯 カップ 컵',
  ],
  ['cup', 4, 'quart quarts qt qts'],
  ['cup', 16, 'gallon gallons gal'],
  ['oz', 1, 'oz ozs ounce ounces'],
  ['lb', 1, 'lb lbs pound pounds pfund livre'],
  ['fl-oz', 1, 'floz'],
  ['pint', 1, 'pint pints pt pts'],
  [
    'clove',
    1,
    'clove cloves zehe zehen knoblauchzehe knoblauchzehen gousse gousses diente dientes spicchio spicchi zabek zabki zabkow klyfta klyftor teentje teentjes kynsi gerezd strouzek strouzky strouzku dente dentes dis fed fedd fedda catel catei зубчик зубчика зубчиков σκελιδα σκελιδες שן שיני 瓣 쪽 kynsia kynnet hvidlogsfed',
  ],
  [
    'bunch',
    1,
    'bunch bunches bund botte bottes manojo manojos mazzo mazzetto peczek peczki knippe kruka 束 把 단 bosje demet nippu svazek csokor legatura пучок пучка ματσακι bossen atado molho ramo ramito manojito maco macos gucchi guchha bos',
  ],
  [
    'slice',
    1,
    'slice slices rasher rashers scheibe scheiben tranche tranches rebanada rebanadas loncha lonchas fetta fette skiva skivor plastry plasterki plakje plakjes fatia fatias dilim viipale viipaletta platek szelet felie felii ломтик ломтика φετα φετες 片 枚 장',
  ],
  [
    'pinch',
    1,
    'pinch pinches prise prisen pincee pincees pizca pizcas pizzico pizzichi szczypta szczypte pitada pitadas snufje snuf knivspids knsp nypa щепотка щепотки tutam spetka csipet csipetnyi 少々 ripaus',
  ],
];

export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  SPELLINGS.flatMap(([unit, factor, words]) => words.split(' ').map((word) => [word, { unit, factor }])),
);

/** Whether this unit measures mass or volume by itself, as the label of a tin does; spoons and cups do not. */
export function isContent(unit: Unit | null): unit is Unit {
  return (
    unit === 'g' ||
    unit === 'kg' ||
    unit === 'ml' ||
    unit === 'l' ||
    unit === 'oz' ||
    unit === 'lb' ||
    unit === 'fl-oz'
  );
}
