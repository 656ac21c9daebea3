// The words that stand between a number and a food: sizes, tins, and what holds any amount.

export const SIZE_WORDS =
  /(?:\s*(?:heaped|heaping|level|rounded|scant|generous|good|big|large|small|medium|fat|full|whole|thick|thin|chunky|decent|fresh|extra|massive|huge|enormous|giant|tiny|little|nice|lovely)(?![\p{L}\d]))+/uy;
// "Whole" stays: a whole chicken is bought as one.
export const BEFORE_NAME =
  /\s*(?:heaped|heaping|level|rounded|scant|generous|good|big|large|small|medium|fat)(?![\p{L}\d])/uy;
export const TIN =
  /\s*-?\s*(?:tins?|cans?|dosen?|boites?|latas?|puszk[ai]|burk(?:ar)?|lattin[ae]|scatolett[ae]|daser?|bokser?|blik(?:ken)?|blikjes?|conserven?)(?![\p{L}\d])/uy;
// Of "2 x 400g tinned tomatoes" each is a tin.
export const TINNED = /\s*(?:tinned|canned)(?![\p{L}\d])/uy;
export const HOLDER =
  /\s*(?:packets?|packs?|pkts?|pks?|bags?|boxes|box|jars?|bottles?|cartons?|tubs?|pots?|blocks?|punnets?|trays?|sachets?|containers?|tubes?|cases?|nets?|packages?|pkgs?|glass(?:es)?(?!\s+noodles?)|becher|packung(?:en)?|glas|glaser|paquets?|paquetes?|bocal|bocaux|botes?|tarros?|vasett[oi]|confezion[ei]|bustin[ae]|opakowani[ae]|sloik|kubek|paket|forpackning(?:ar)?|банк[аиу]|пачк[аиу]|пакет(?:а|ик)?|bicchier[ei]|kase|barquettes?|garsc|barras?|beutel|pacotes?|frascos?|embalage[mn]s?|kawalek|kawalka|kawalki|krop|prk|purkki|pakke|glas|krukke|doos|zak|zakje|bakje|fles|potje|bowls?|plates?|mugs?|lumps?|splash(?:es)?|drizzles?|dash(?:es)?|glugs?|dollops?|knobs?|handfuls?|fistfuls?|sprinkles?|sprinklings?|pinches|heaps?|piles?|bits?|pieces?|bars?|gratings?|squeezes?|squirts?|scatterings?|slugs?|slosh(?:es)?|spoonfuls?|ladles?|ladlefuls?|twists?|grindings?|smidgens?|hints?|smattering|scoops?|lots?|loads?|plenty|little|(?:juice|zest|rind|peel)(?:\s+and\s+(?:juice|zest|rind))?|heads?|bulbs?|wedges?|lumps?|hunks?|tubers?|sprigs?|stalks?|ice\s+cubes?(?!\s+(?:trays?|bags?|moulds?))|(?:ice[\s-]cube|silicone)\s+(?:trays?|bags?|moulds?)|freezer\s+bags?|take\s?away\s+(?:tubs?|box(?:es)?|containers?)|(?:ice[\s-]cream|margarine|yoghurt)\s+tubs?|ramekins?|tupperwares?|jugs?|(?:mason|kilner|jam)\s+jars?|drawers?|cooking\s+spoons?)(?![\p{L}\d])/uy;
export const HOLDS_ALONE =
  /^\s*(?:packs?|pks?|pkts?|packets?|jars?|bottles?|cartons?|tubs?|bags?|punnets?|sachets?|tubes?|boxes|nets?|blocks?|packages?|pkgs?|becher|packung(?:en)?|glas|glaser|paquets?|paquetes?|bocal|bote|tarro|vasett[oi]|confezion[ei]|bustin[ae]|opakowani[ae]|sloik|kubek|barras?|beutel|kawal(?:ek|ka|ki)|garsc|pacotes?|frascos?|embalage[mn]s?|paket|forpackning(?:ar)?|банк[аиу]|пачк[аиу]|пакет(?:а|ик)?)$/u;

export const A_HOLDER =
  /^(?:jars?|bags?|bottles?|tubs?|pots?|packets?|boxe?s?|cartons?|punnets?|blocks?|tubes?|sachets?)$/;

// Other languages have no "of" between what holds a food and the food.
export const HOLDER_ABROAD =
  /^\s*(?:becher|packung(?:en)?|glas|glaser|beutel|paquete?s?|bocal|bote|tarro|barra|vasett[oi]|confezion[ei]|bustin[ae]|opakowani[ae]|sloik|kubek|kawalek|garsc|pacotes?|frascos?|paket|forpackning(?:ar)?|банк[аиу]|пачк[аиу]|пакет(?:а|ик)?|purkki|pakke|krukke|doos|zakje|bakje|fles|potje)$/u;

// What only says that the number behind a name counted.
export const A_PIECE =
  /^(?:pack|pk|pkt|pc|pcs|piece|pieces|x|ct|cnt|count|s|er|ea|each|st|u|ud|un|large|medium|small|left|whole|sticks?|stalks?|heads?|bulbs?|balls?|bricks?|nests?|fillets?|個|个|개|本|枚|шт|stk|stuck|stuks|szt|ks|kpl|pz|uds|adet)$/;

// "szczypta soli": other languages have no "of" between the unit and the food.
export function isAbroad(line: string, from: number): boolean {
  return /^(?:pecz|bund|manojo|mazz|bosje|knippe|nippu|svazek|csokor|legatur|demet|пуч|szczyp|szklan|lyz|prise|pincee|pizca|pizzic|pitada|snufje|щепот|стакан|spetka|csipet|nypa|ripaus|tutam|knivspids|kawal|garsc|kilo |кило |كيلو )/u.test(
    line.slice(from),
  );
}
