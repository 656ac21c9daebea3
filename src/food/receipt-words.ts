// The short forms in which tills and shopping lists print words, what people write by ear, and the words they stand for.

const SHORT_FORMS = `
apls apples, appl apple, arti artichoke, asprgs asparagus, aub aubergine, aubs aubergines, avo avocado, avos avocados,
bacn bacon, bals balsamic, banas bananas, bbq barbecue, bf beef, bkd baked, blubrs blueberries,
bnls boneless, bns beans, brd bread, brdcrmbs breadcrumbs, brgr burger, brgrs burgers, brit british, brn brown,
broc broccoli, brocc broccoli, brst breast, brsts breasts, bsmti basmati, btr butter, bttr butter, bttrnut butternut,
bumilk buttermilk, cabb cabbage, caul cauliflower, cauli cauliflower, cel celery, ched cheddar, chdr cheddar,
cheds cheddar, chs cheese, chse cheese, chestnt chestnut, clstr clotted, clstrd clotted, cltd clotted, clttd clotted, chkn chicken, chckn chicken, ckn chicken,
chnks chunks, choc chocolate, chpd chopped, chppd chopped, chry cherry, chrry cherry, clntro cilantro,
ccnut coconut, cond condensed, cor coriander, corr coriander, cott cottage, courg courgette,
courgs courgettes, crm cream, crnflks cornflakes, crots carrots, crrts carrots, crts carrots, cuc cucumber,
cuke cucumber, cukes cucumbers, dbl double, dcd diced, drstck drumstick, drmstcks drumsticks, drumstks drumsticks,
evap evaporated, evoo olive oil, extr extra, fil fillet, fils fillets, fllt fillet, fllts fillets, flr flour, frsh fresh,
frz frozen, frzn frozen, garl garlic, ging ginger, grk greek, grlc garlic, grn green, grnd ground, hlloumi halloumi,
hmms hummus, hny honey, hmstyle homestyle, jlpno jalapeno, jce juice, kid kidney, kdny kidney, lett lettuce,
lng long, lmn lemon, lmns lemons, marg margarine, mayo mayonnaise, mlk milk, mozz mozzarella,
mozza mozzarella, mshrm mushroom, mshrms mushrooms, mushies mushrooms, mushys mushrooms, mstrd mustard,
natrl natural, ndls noodles, ndle noodle, olv olive, onin onion, onins onions, orng orange, oj orange juice,
parm parmesan, pnt peanut, pnut peanut, pinapl pineapple, pk pork, potat potatoes,
ptato potato, ptatoes potatoes, pppr pepper, ppr pepper, pprs peppers, prwn prawn,
prwns prawns, rasp raspberry, rasps raspberries, rdc reduced, rstd roasted, sals salsa, salm salmon,
sausg sausage, saus sausage, ssgs sausages, ssge sausage, skls skinless, sknls skinless, sknlss skinless,
slcd sliced, slsa salsa, slt salt, sltd salted, smk smoked, smkd smoked, smi semi, spag spaghetti, spags spaghetti,
spgtti spaghetti, spnch spinach, sprg spring, sprd spread, sqsh squash, strbry strawberry,
strwbs strawberries, strwbry strawberry, strbrys strawberries, swtcrn sweetcorn, swtcorn sweetcorn, thghs thighs,
thgh thigh, thigs thighs, tom tomato, toms tomatoes, tmto tomato, tmtoes tomatoes, tomat tomato, trky turkey,
tky turkey, unslt unsalted, unsltd unsalted, uht long life, veg vegetable, vegs vegetables, vin vinegar,
vngr vinegar, wht white, whlmeal wholemeal, whlml wholemeal, whl whole, wmeal wholemeal, wlnt walnut,
wpd whipped, wtrmln watermelon, xv extra virgin, ww wholewheat, wg wholegrain, yog yoghurt, yogs yoghurts, yght yoghurt, yoghrt yoghurt, ygrt yogurt,
yogrt yogurt, zuc zucchini, shrd shredded, shrdd shredded, grtd grated, hlf half, skim skimmed, sskim skimmed,
strky streaky, rshrs rashers, stks steaks, srloin sirloin, lmb lamb, mnc mince, mnce mince,
frt fruit, brry berry, brries berries, blubry blueberry, bluebry blueberry, rspbry raspberry, swd swede,
prsnp parsnip, prsnps parsnips, btrt beetroot, lks leeks, wtrcrss watercress, iceb iceberg, plm plum,
clem clementine, clems clementines, satsmas satsumas, nect nectarine, nects nectarines, grps grapes, grpfrt grapefruit,
fsh fish, fngr finger, fngrs fingers, chk chick, rom romaine, spr spring, strawbs strawberries, mush mushrooms, mushs mushrooms, msh mushrooms, unsmkd unsmoked, unsm unsmoked, bcn bacon, rd red, yel yellow, ylw yellow, sce sauce, btld bottled, ptd pitted, juc juice, swt sweet, wtr water, chp chopped, sprts sprouts, gdn garden, cnned canned, shrp sharp, blk block, hvy heavy, whp whipping, gran granulated, cstr caster, porr porridge, prslv parsley, skm skimmed, rotis rotisserie, rotiss rotisserie, rotiserie rotisserie, cot cottage, smskm semi skimmed, semisk semi skimmed, grnd ground, grd ground, smkd smoked, frzn frozen, whlmeal wholemeal, wml wholemeal, med medium, nat natural, ntrl natural, yogh yoghurt, yoghs yoghurts, ygt yoghurt, van vanilla, unsltd unsalted, usltd unsalted, bttrmlk buttermilk, chedd cheddar, mat mature, xmat extra mature, chdd cheddar, mozzrla mozzarella, parml parmesan, tmts tomatoes, tmt tomato, potatos potatoes, bkr baking, bb baby, spn spinach, brocc broccoli, brcli broccoli, cauliflwr cauliflower, sprg spring, onns onions, onn onion, cbge cabbage, lttce lettuce, ltc lettuce, ccmbr cucumber, cucs cucumbers, cumber cucumber, strawb strawberries, blueb blueberries, raspb raspberries, blkb blackberries, bnna banana, bnnas bananas, ban bananas, aples apples, apl apple, prs pears, pchs peaches, org organic, chix chicken, chickn chicken, thgs thighs, drms drumsticks, brsts breasts, fllets fillets, wngs wings, minc mince, stk steak, rst roast, bcon bacon, streky streaky, hm ham, trk turkey, slmn salmon, haddck haddock, cdfsh cod, tna tuna, shrmp shrimp, prns prawns, wt white, whle whole, brwn brown, sgr sugar, sug sugar, flr flour, slf self, rsng raising, pln plain, bkng baking, pwdr powder, ol oil, vgtbl vegetable, sunfl sunflower, sunflwr sunflower, spgh spaghetti, noodl noodles, chckpeas chickpeas, kidny kidney, bkd baked, lentl lentils, cofee coffee, cof coffee, jam jam, pnutbtr peanut butter, pb peanut butter, marm marmalade, ketch ketchup, mays mayonnaise, mstd mustard, vgr vinegar, hzlnt hazelnut, almd almond, almds almonds, cshw cashew, cshws cashews, rasns raisins, chocs chocolate,
shldr shoulder, shld shoulder, shldrs shoulder, tndrln tenderloin, tndrlns tenderloin, tdrln tenderloin, tndrl tenderloin, slcs slices, slc slice, rbs ribs, rbeye ribeye, ribeyes ribeye, prk pork, cntr center, ctr center, ct cut, brskt brisket, brsk brisket, flnk flank, skrt skirt, sirln sirloin, srln sirloin, prtrhse porterhouse, bttm bottom, btm bottom, rnd round, chck chuck, chuk chuck, ssg sausage, brkfst breakfast, bkfst breakfast, hmbrgr hamburger, hmbgr hamburger, ptties patties, stw stew, ckd cooked, ckng cooking, brded breaded, flt fillet, flts fillets, filt fillet, atl atlantic, tlpa tilapia, crnd corned, strp strip, drmstk drumstick, drmstks drumsticks, drumstk drumstick, drmst drumstick, thghs thighs, wng wing, lvr liver, lvrs livers, gizz gizzards, hlves halves, qtrs quarters, qtr quarter, chkns chicken, bnlss boneless, bls boneless, bnin bone, bi bone, spnc spinach, brssls brussels, asprg asparagus, zucch zucchini, zucchn zucchini, eggplnt eggplant, caulfl cauliflower, ptatos potatoes, russt russet, swtpot sweet potato, ylo yellow, yllw yellow, onins onions, chdder cheddar, mozzrl mozzarella, prmsn parmesan, crmy creamy, bttrmlk buttermilk, slami salami, pepprni pepperoni, ppprn pepperoni, kielb kielbasa, italn italian, ital italian, grndbf ground beef,
stix sticks, bred bread, letus lettuce, toona tuna, nutela nutella, mustered mustard, source sauce, basmatti basmati, creem cream, wead weed, lntls lentils, chkpeas chickpeas, chkps chickpeas, pnne penne, psta pasta, rce rice, ntml nutmeg, ppka paprika, pdt pommes de terre, pdts pommes de terre
`;

// A till joins the first letter of a word to the next: "s/skim mlk".
const SLASHED: readonly (readonly [short: RegExp, words: string])[] = [
  [/(?<!\p{L})s\/(?:skim\w*|s(?=\s*(?:m(?:i?lk)?(?!\p{L})|\d|$)))(?!\p{L})/gu, 'semi skimmed'],
  // Before anything but milk it is a shop's own mark.
  [/(?<!\p{L})s\/s(?!\p{L})/gu, ' '],
  [/(?<!\p{L})s\/(?:r|raising)(?!\p{L})/gu, 'self raising'],
  [/(?<!\p{L})f\/r(?!\p{L})/gu, 'free range'],
  [/(?<!\p{L})s\/(?=onion)/gu, 'spring '],
  [/(?<!\p{L})s\/(?=corn)/gu, 'sweet '],
  [/(?<!\p{L})k\/(?=prawn)/gu, 'king '],
  [/(?<!\p{L})l\/(?=gem)/gu, 'little '],
  [/(?<!\p{L})c\/(?=cup)/gu, 'closed '],
  [/(?<!\p{L})b\/(?=less)/gu, 'bone'],
  [/(?<!\p{L})w\/(?=meal|wheat)/gu, 'whole'],
  [/(?<!\p{L})w\/(?=melon)/gu, 'water'],
  [/(?<!\p{L})w\/o(?!\p{L})/gu, 'without '],
  [/(?<!\p{L})w\/(?=\s*\p{L})/gu, 'with '],
  [/(?<!\p{L})b\/(?=nut)/gu, 'butter'],
  [/(?<!\p{L})p\/(?=nut)/gu, 'pea'],
  [/(?<!\p{L})s\/(?=salmon)/gu, 'smoked '],
  [/(?<!\p{L})c\/(?=flower)/gu, 'cauli'],
  [/(?<!\p{L})m\/(?=room)/gu, 'mush'],
  [/(?<!\p{L})t\/(?=toes?)/gu, 'toma'],
  [/(?<!\p{L})w\/(?=melon)/gu, 'water'],
  [/(?<!\p{L})b\/(?=room|berries|berry)/gu, 'blue'],
  [/(?<!\p{L})s\/(?=berries|berry)/gu, 'straw'],
  [/(?<!\p{L})p\/(?=apple)/gu, 'pine'],
  [/(?<!\p{L})p\/(?=pepper)/gu, ''],
  [/(?<!\p{L})(?:h\/?loumi)(?!\p{L})/gu, 'halloumi'],
  [
    /(?<!\p{L})blk(?=\s+(?:be?a?ns?|pepp?e?r?|ppr|olives?|olvs|tea|pudd?(?:ing)?|grapes?|grps|rice|eye|cherr|garlic|treacle))/gu,
    'black',
  ],
  [/(?<!\p{L})no\s?frills(?!\p{L})/gu, ' '],
  [/(?<=\p{L}\s+)pk(?=$|\s+\d)|(?<!\p{L})(?:fam|family|fmly|val|value|multi)\s+pk(?!\p{L})/gu, 'pack'],
  [/(?<!\p{L})cr?m fr\p{L}*/gu, 'creme fraiche'],
  [/(?<!\p{L})rtsrie(?!\p{L})/gu, 'rotisserie'],
  [/(?<!\p{L})s\/(?=flower)/gu, 'sun'],
  [/(?<!\p{L})g\/?f(?!\p{L})/gu, 'gluten free'],
  [/(?<!\p{L})h\p{L}*lf?\s*&\s*h\p{L}*lf?(?!\p{L})/gu, 'half and half'],
  [/^wtr\s+/gu, ''],
  [
    /(?<=(?<!\p{L})(?:rst|roast|new|baby|jkt|jacket|sld|salad|wht|white|red|loose|bkg|baking|mash|ckd|rus|russ|russet|idaho|maris|charl|rooster)\s+)pots?(?!\p{L})/gu,
    'potatoes',
  ],
  [
    /(?<=(?<!\p{L})(?:pilchards?|sardines?|mackerel|tuna|salmon|herrings?|mackrl|(?:chnks?|chunks?|slices?|rings|halves|pieces))\s+)(?=(?:in\s+)?(?:tom\p{L}*\s+(?:sce|sauce)|(?:own\s+)?(?:jce|juice)|brine|spr\p{L}*\s+w\p{L}*))/gu,
    'in ',
  ],
  [/(?<!\p{L})sr crm(?!\p{L})/gu, 'sour cream'],
  [/(?<=(?<!\p{L})be?e?f\s+)chk(?!\p{L})/gu, 'chuck'],
  [/(?<!\p{L})sweet pot(?:s|ato)?(?!\p{L})/gu, 'sweet potato'],
];

// The first line read waits for every pattern that is made: most lines hold nothing to write out.
const LIKE_SLASHED =
  /[/&]|wtr|pots?(?:\s|$)|pk|cr?m|rtsrie|frills|blk|sc(?:e|auce)|jce|juice|brine|water|gf|sweet pot|loumi|chk/;

/** The line with what a slash cuts short written out. */
export function writeOutSlashes(folded: string): string {
  if (!LIKE_SLASHED.test(folded)) return folded;
  return SLASHED.reduce((line, [short, words]) => line.replace(short, words), folded);
}

const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.split(',').map((line) => {
    const [short = '', ...words] = line.trim().split(/\s+/);
    return [short, words];
  }),
);

/** The words with short forms written out, or undefined when none of them is one. */
export function expandShortForms(words: readonly string[]): readonly string[] | undefined {
  if (!words.some((word) => WORDS.has(word))) return undefined;
  return words.flatMap((word) => WORDS.get(word) ?? [word]);
}
