// How meat is cut, shaped or filled, which tells how long heat takes to its middle: a lexicon for too-brief.ts.

export const SMASHED = /\b(?:smash(?:ed)? burgers?|minute steaks?|carpaccio)\b/;
export const DUMPLINGS =
  /\b(?:(?:dumpling|wonton|potsticker)s?|gyoza|ravioli|tortellini|pelmeni|pierogi|shumai|siu mai)\b/;
export const STUFFED =
  /\b(?:stuffed|filled|kievs?|cordon bleu|(?:cabbage|beef|veal|pork|turkey|chicken) rolls|dolma\w*|sarma|golabki|saltimbocca)\b/;
export const PARFAIT = /\b(?:parfait|terrine)\b/;
export const OFFAL = /\b(?:liver|kidney|heart|sweetbread)s?\b/;
export const WHOLE_TURKEY =
  /\b(?:whole|crown|\d ?kg|joint)\b.*\bturkey\b|\bturkey\b.*\b(?:whole|crown|joint|[2-9](?:\.\d)? ?kg|1[0-9] ?lb)\b|\bgoose\b/;
export const POUSSIN = /\b(?:poussins?|cornish)\b/;
export const QUAIL = /\b(?:(?:quail|partridge|pigeon|squab)s?|grouse|woodcock)\b/;
export const SPATCHCOCK = /\bspatchcock(?:ed)?\b/;
export const WHOLE_BIRD =
  /\b(?:whole|roasting|medium|large) (?:\w+ )?(?:chicken|duck|guinea fowl|pheasant|capon|bird)\b|\bpheasants?\b|\bguinea fowl\b/;
export const SAUSAGE_MEAT =
  /\bsausages?\b.*\b(?:sliced|skins? (?:removed|off)|skinned|crumbled|squeezed|meat)\b|\bsausage ?meat\b/;
export const SAUSAGES = /\b(?:(?:sausage|bratwurst|chipolata)s?|bangers|merguez|salsiccia)\b/;
export const THIN =
  /\b(?:(?:strip|escalope|schnitzel|paillard)s?|thin(?:ly)?|sliced|(?:bash|flatten)(?:ed)?|batted|butterfl(?:y|ied)|shaved|shredded|milanese|scaloppine|stir-fry)\b/;
export const SKEWERED = /\b(?:(?:skewer|kebab|brochette)s?|souvlaki|shish|shashlik)\b/;
export const DICED =
  /\b(?:diced|dice|cubed|(?:cube|chunk|goujon|nugget|mini)s?|bite-?siz(?:e|ed)|popcorn|pieces|chopped|mini)\b/;
export const MEATLOAF = /\b(?:meatloaf|meat loaf|terrine|pork pie)\b/;
export const BALLS =
  /\b(?:(?:burger|meatball|rissole)s?|patt(?:y|ies)|kofta|koftas|koftes?|balls|frikadell\w*|polpett\w*|cevapi)\b/;
export const MINCED = /\b(?:mince|minced|ground)\b/;
export const SLOW_CUT = /\bspare ?ribs?\b|\bribs\b|\bpork (?:shoulder|belly|leg|knuckle|hock)\b/;
export const TENDERLOIN = /\b(?:tenderloin|pork fillet)\b/;
export const PORK_JOINT =
  /\b(?:loin|joint|rack|saddle|roast)\b.*\bpork\b|\bpork (?:loin|joint|roast|rack)\b(?! (?:chop|steak|medallion)s?)/;
export const WINGS = /\bwings?\b/;
export const BREASTS = /\b(?:boneless|skinless|boned|deboned|breasts?)\b/;
export const JOINTED = /\b(?:(?:thigh|drumstick|leg|quarter)s?|jointed|bone-in|maryland)\b/;
export const CHOPS = /\b(?:(?:chop|steak|medallion|cutlet)s?|venison|boar|hare|loin|gammon)\b/;
