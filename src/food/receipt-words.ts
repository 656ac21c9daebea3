// The short forms in which tills and shopping lists print words, and the words they stand for.

const SHORT_FORMS = `
apls apples, appl apple, arti artichoke, asprgs asparagus, aub aubergine, aubs aubergines, avo avocado, avos avocados,
bacn bacon, bals balsamic, banas bananas, bbq barbecue, bf beef, bkd baked, blk black, blubrs blueberries,
bnls boneless, bns beans, brd bread, brdcrmbs breadcrumbs, brgr burger, brgrs burgers, brit british, brn brown,
broc broccoli, brocc broccoli, brst breast, brsts breasts, bsmti basmati, btr butter, bttr butter, bttrnut butternut,
bumilk buttermilk, cabb cabbage, caul cauliflower, cauli cauliflower, cel celery, ched cheddar, chdr cheddar,
cheds cheddar, chs cheese, chse cheese, chestnt chestnut, chkn chicken, chckn chicken, ckn chicken,
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
lntls lentils, chkpeas chickpeas, chkps chickpeas, pnne penne, psta pasta, rce rice, ntml nutmeg, ppka paprika
`;

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
