// Words of shops, makers and ranges that stand before the name of a food and do not change what it is. Only words
// that name no food, no kind of one and nothing to keep out of a kitchen.

const SHOPS = `
tesco tescos tjs sv supervalu dunnes centra londis mace frills sobeys metro freshco longos iga safeways provigo superc foodbasics basics shoprite checkers pnp picknpay spar woolies countdown newworld paknsave pams harris teeter foodlion giant stopshop shoprite winco hyvee winndixie ralphs vons fredmeyer sprouts traderjoes bjs samsclub aldi fourways foodland nofrills tesco tescos sainsbury sainsburys js waitrose aldi lidl asda morrisons morrison ocado coop marks spencer spencers
iceland budgens spar booths farmfoods costcutter nisa kirkland walmart costco target kroger safeway publix wegmans
trader joes wholefoods heb meijer albertsons gv aldis lidls rewe edeka penny netto kaufland carrefour leclerc
auchan monoprix mercadona esselunga conad biedronka woolworths coles loblaws presidents choice ica coop willys hemkop billa hofer migros jumbo delhaize colruyt rema dannon land o
`;
const RANGES = `
finest essential essentials difference simply smartprice smart hubbard redmere willow rosedene suntrail nightingale
creamfields stockwell exclusively inspired ms selected selection value values farms country dales hall deluxe
luxury reserve heritage authentic traditional original classic favourite favourites signature specially extraspecial ts td
`;
const MAKERS = `
heinz barilla napolina cirio mutti princes tilda lurpak anchor kerrygold hellmanns hellmann knorr kikkoman schwartz
mccormick hovis warburtons kingsmill mcvities birds birdseye findus mccain aunt bessies bessie young youngs john
west uncle ben bens bensoriginal batchelors crosse blackwell ambrosia bisto oxo colmans colman branston sarsons sarson
filippo berio bertolli napoletana cecco garofalo rummo dececco dolmio loyd grossman homepride pataks patak sharwoods
sharwood geetas lee kum kee amoy saitaku itsu kraft campbell campbells hunts delmonte monte dole
goya bush bushs progresso swanson hormel oscar mayer tyson perdue butterball olakes lakes daisy fage chobani
danone activia muller onken yeo valley rachels arla cravendale muh president galbani saputo tillamook sargento
cabot bega pilgrims choice seriously cathedral kelloggs kellogg nestle quaker jordans dorset alpen post mills
betty crocker pillsbury allinson allinsons mcdougalls homepride dr oetker tate lyle billingtons domino
skippy jif smuckers welchs bonne maman hartleys hartley robertsons tiptree wilkin rowse gales meridian pip
biona clearspring suma merchant gourmet bonduelle cadbury cadburys lindt hersheys ghirardelli blacks
walkers tyrrells mcgrigors paso discovery santa maria kingfisher tajmahal laila veetee rajah trs
east end natco dunns encona walkerswood grace tropical indomie nongshim nissin cj bibigo maangchi
ottogi chung jung marukome hikari obento yutaka lavazza illy nescafe kenco tetley pg yorkshire twinings
walls wall porky bernard matthews clearly innocent tropicana
copella robinsons morton maldon saxa cerebos cornish ben jerrys haagen dazs carte dor walker lancashire
amul britannia parle everest mdh haldiram haldirams patanjali aashirvaad ashirvad fortune saffola nandini mtr gits kissan dabur laziza ahmed dangote honeywell peak cowbell gino mamagold maesri aroyd datu puti marca squid bango gallo iglo frosta weihenstephan landliebe barmer milram philips leerdammer bolletje verkade arborea galbusera buitoni bonduelle marie casino hipercor carbonell gallo hacendado wedel winiary stjames ferrero baxters covent garden new york bakery soreen mr kipling jacobs carrs ryvita

thomy rama lätta latta meggle kuhne kuhne homann develey dallmayr ritter hengstenberg ostmann kluth seeberger bertolli bechtel alnatura dennree
masterfoods bulla pauls devondale mccains ardmona edgell leggos leggo sanitarium steggles ingham inghams dairymaid norco sunrice
pukka yoplait alpen mornflake whitworths napoletana sacla crespo belazu cooks sunpat nutella flora stork clover tenderstem rowntree hartleys peperami
bumble starkist delallo progresso rao raos classico prego ragu contadina rotel ro-tel ortega hidden valley frenchs french grey poupon crisco wesson mazola pam gold medal arthur bobs arrowhead annies kerry eggland egglands eggo wonder sara martins thomas daves killer oikos stonyfield sabra hormels jimmy dean hillshire johnsonville applegate eckrich smithfield farmland
catch mothers eastern tata sampann dhara gowardhan heritage priya bedekar ruchi sunfeast gitsgold daawat kohinoor zeeba swad laxmi deep nirav circle abc karo el libbys libby mateys morrisons greggs
`;
const FAMILY = `mum mums mom moms dad dads gran grans nana nanas grandma grandmas granny grannys neighbour
neighbours neighbor neighbors mothers fathers auntie aunties aunt aunts uncles friends sisters brothers allotment`;

/** Said before a food of who makes, sells or gave it. */
export const BRANDS: ReadonlySet<string> = new Set(
  `${SHOPS} ${RANGES} ${MAKERS} ${FAMILY}`.trim().split(/\s+/),
);
