// The page in Arabic, which is written from right to left.

import { ENOUGH_INGREDIENTS, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { FINDINGS } from './ar-findings.ts';
import { COOK, GIVEN, RECIPE, TAKE_AWAY } from './ar-recipe.ts';
import { DEVICE, LESS, TOKEN } from './ar-sources.ts';
import { createGrammar, isolate } from './grammar.ts';
import type { OtherWords } from './language.ts';
import { createNames, createWishTeller } from './wish-words.ts';

const { count, list, number } = createGrammar('ar');

const INGREDIENTS = { zero: 'لا مكوّنات', one: 'مكوّن واحد', two: 'مكوّنان', few: '# مكوّنات', many: '# مكوّنًا', other: '# مكوّن' };

const name = createNames(
  { vegetarian: 'نباتي', vegan: 'نباتي صرف', pescatarian: 'نباتي مع السمك', 'gluten-free': 'خالٍ من الغلوتين', 'dairy-free': 'خالٍ من الألبان', 'egg-free': 'خالٍ من البيض', 'nut-free': 'خالٍ من المكسّرات', halal: 'حلال', kosher: 'كوشر', 'low-lactose': 'قليل اللاكتوز' },
  { celery: 'كرفس', gluten: 'غلوتين', crustaceans: 'قشريات', egg: 'بيض', fish: 'سمك', lupin: 'ترمس', milk: 'حليب', molluscs: 'رخويات', mustard: 'خردل', nuts: 'مكسّرات', peanut: 'فول سوداني', sesame: 'سمسم', soy: 'صويا', sulphites: 'كبريتيت' },
  { hob: 'موقد', oven: 'فرن', grill: 'شوّاية', microwave: 'ميكروويف', blender: 'خلّاط', 'air-fryer': 'مقلاة هوائية', 'slow-cooker': 'قدر طهي بطيء', kettle: 'غلّاية' },
);

export const AR: OtherWords = {
  page: {
    name: 'Larder',
    logo: 'شعار: طاهٍ',
    motto: 'وصفة مما لديك.',
    footer: 'لا يُحفظ شيء مما تكتبه إلا إذا طلبت ذلك. أعد تحميل الصفحة فيختفي كل شيء.',

    fieldLabel: 'أضف المكوّنات',
    placeholder: 'مثلًا: زعتر',
    add: 'إضافة',
    fieldHint: 'أو عدّة مكوّنات تفصل بينها فواصل.',

    onHand: 'المكوّنات المتوفرة:',
    noneOnHand: 'لا شيء بعد. ابدأ بما ينبغي استعماله أولًا.',
    startOver: 'البدء من جديد',
    undo: 'تراجع',
    cleared: (gone) => count(gone, { zero: 'لم يُحذف شيء.', one: 'حُذف مكوّن واحد.', two: 'حُذف مكوّنان.', few: 'حُذفت # مكوّنات.', many: 'حُذف # مكوّنًا.', other: 'حُذف # مكوّن.' }),
    edit: (what) => `تعديل ${isolate(what)}`,
    editing: (what) => `نص جديد بدل ${isolate(what)}`,
    save: 'حفظ',
    remove: (what) => `حذف ${isolate(what)}`,
    readAs: (what) => `قُرئ على أنه ${isolate(what)}`,
    notFood: 'يتركه Larder جانبًا: ليس طعامًا.',

    blank: 'لا شيء لإضافته بعد: اكتب مكوّنًا، مثل الزعتر.',
    added: (names, onHand) => `أُضيف: ${isolate(list(names))}. لديك ${count(onHand, INGREDIENTS)}.`,
    duplicate: (names) => `موجود في قائمتك من قبل: ${isolate(list(names))}.`,
    tooLong: `أقصى طول للمكوّن ${number(REQUEST_LIMITS.ingredientLength)} حرفًا. اختصره وأضفه مرة أخرى.`,
    noRoom: `تتسع القائمة لـ ${number(REQUEST_LIMITS.ingredients)} مكوّنًا. احذف واحدًا لإفساح المجال.`,
    removed: (what) => `حُذف: ${isolate(what)}.`,
    changed: (what) => `تغيّر إلى ${isolate(what)}.`,
    restored: (back) => `عاد إلى القائمة: ${count(back, INGREDIENTS)}.`,

    suggestions: 'اقتراحات',
    options: 'الحصص والحميات والوقت وغير ذلك',
    optionsTitle: 'كيف تكون الوصفة',
    done: 'تم',
    partComing: 'لحظة من فضلك.',
    optionsSet: 'المطلوب في الوصفة',
    wish: createWishTeller({
      name,
      servings: (servings) => count(servings, { zero: 'بلا حصص', one: 'حصة واحدة', two: 'حصتان', few: '# حصص', many: '# حصة', other: '# حصة' }),
      without: (what) => `بلا ${isolate(what)}`,
      extras: (extras) => (extras === 0 ? 'بلا شراء شيء' : `شراء ${number(extras)} على الأكثر`),
      minutes: (minutes) => `حتى ${number(minutes)} د`,
      usUnits: 'مقاييس أمريكية',
    }),
    wishesSet: (wishes) => `حُدّد: ${wishes.join('، ')}.`,
    wishDropped: (wish) => `لم يعد محددًا: ${wish}.`,
    dropWish: (wish) => `إزالة ${wish}`,
    conflict: (wish) => `طلبت أيضًا «${wish}»، وهذا ما يلتزم به Larder. احذف أحد الاثنين.`,
    tasteLater: (words) => `«${words}» يغيّر وصفة قائمة: اطلب وصفة أولًا ثم اطلب التغيير.`,
    avoidFull: `يمكن للطلب الواحد تجنّب ${number(REQUEST_LIMITS.ingredients)} من الأطعمة. أزل واحدًا لإفساح المجال.`,
    avoidUnknown: (names) => `لا يعرف Larder ${isolate(list(names))}، فلا يستطيع البحث عنه في وصفة.`,
    wanted: (onHand) => count(ENOUGH_INGREDIENTS - onHand, { one: 'مكوّن واحد آخر ويكفي ما لديك لوصفة.', two: 'مكوّنان آخران ويكفي ما لديك لوصفة.', few: '# مكوّنات أخرى ويكفي ما لديك لوصفة.', other: '# مكوّن آخر ويكفي ما لديك لوصفة.' }),
    ready: 'أنبدأ الوصفة؟',
    generate: 'اطلب وصفة من مكوّنات قائمتك.',
    getRecipe: 'اطلب وصفة',
    stop: 'إيقاف',
    number,

    recipePlace: 'الوصفة',
    asking: 'طُلبت الوصفة',
    noConnection: 'لا اتصال بخدمة الوصفات',
    tryAgain: 'حاول مرة أخرى',
    reload: 'إعادة التحميل مع الاحتفاظ بالقائمة',
    internalMessage: 'حدث خطأ في خدمة الوصفات. حاول مرة أخرى بعد لحظة.',
    partMissing: 'تعذّر تحميل جزء من هذه الصفحة. تحقق من الاتصال وحاول مرة أخرى؛ وإذا كان Larder قد حُدّث فأعد تحميل الصفحة.',
    nothingEdible: 'لا شيء في القائمة يمكن طهيه. أضف شيئًا يؤكل ثم اطلب من جديد.',
    ownToken: 'استعمال رمز وصول خاص بك',
    tokenInUse: (host) => `يُستعمل رمزك مع ${isolate(host)}.`,
    tokenForgotten: 'نُسي الرمز.',

    title: 'Larder: وصفة مما لديك',
    language: 'لغة الصفحة',
    languageMissing: 'تعذّر تحميل تلك اللغة. تحقق من الاتصال واخترها مرة أخرى.',

    emptyTitle: 'ماذا في خزانة المؤن اليوم؟',
    emptyNote: 'قل لـ Larder ما لديك فيقترح طبقًا: ما عندك أولًا، والقليل من الشراء، وكل خطوة بنارها ودقائقها. ثم يراجع الوصفة ويقول ما وجد فيها.',

    bring: 'لديك وصفة من قبل؟ أحضرها',
  },

  bring: {
    title: 'أحضر وصفتك',
    note: 'ألصق نص أي وصفة أو أفلت ملفًا هنا. يُقرأ ويُتحقق منه في هذه الصفحة ولا يُرسل إلى أحد.',
    seemsWhole: 'ما ألصقته يبدو وصفة كاملة.',
    text: 'نص الوصفة',
    example: 'مثلًا: فطائر، 200 غ دقيق، بيضتان، 300 مل حليب. الطريقة: يُخفق، يُترك ليرتاح، يُقلى…',
    read: 'اقرأ هذه الوصفة',
    chooseFile: 'اختيار ملف',
    asList: 'إنها قائمة: أضفها إلى مكوّناتي',
    cancel: 'إلغاء',
    missing: 'ألصق وصفة أو اكتبها أولًا.',
    notText: 'لا نص في هذا الملف. احفظ الوصفة نصًا، أو انسخ كلماتها وألصقها هنا.',
    fault: {
      'too-long': 'هذا أطول بكثير من وصفة. ألصق وصفة واحدة فقط.',
      'no-recipe': 'لا وصفة في هذه البيانات. انسخ كلمات الوصفة بدلًا منها: مكوّناتها وطريقتها.',
      'web-page': 'صفحة الويب هذه لا تقول أين وصفتها. انسخ كلمات الوصفة بدلًا منها: مكوّناتها وطريقتها.',
      unread: 'لا يجد Larder في هذا النص مكوّنات ولا خطوات. ألصق وصفة كاملة.',
    },
  },

  offline: {
    newer: 'توجد نسخة أحدث من Larder.',
    newerNote: 'تختفي وصفات هذه الصفحة عند إعادة التحميل؛ انسخ ما تريد الاحتفاظ به.',
    notNow: 'ليس الآن',
  },

  options: {
    servings: 'الحصص',
    fewerServings: 'حصة أقل',
    moreServings: 'حصة أكثر',
    diets: 'الحميات',
    option: (word) => name(word),
    avoid: 'تجنّب',
    avoidNote: 'يطلب Larder وصفة خالية منها، ويبحث عنها في النص ويقول ما وجد.',
    avoidOther: 'طعام آخر تتجنبه',
    avoidOtherExample: 'مثلًا: كزبرة',
    avoidIt: 'تجنّبه',
    avoidMissing: 'اذكر طعامًا أولًا.',
    maxExtras: 'للشراء، على الأكثر',
    noLimit: 'بلا حد',
    extras: (extras) => (extras === 0 ? 'لا شيء' : count(extras, { one: 'شيء واحد', two: 'شيئان', few: '# أشياء', many: '# شيئًا', other: '# شيء' })),
    maxMinutes: 'جاهز خلال',
    anyMinutes: 'أي وقت',
    minutes: (minutes) => count(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
    equipment: 'في مطبخك',
    units: 'المقاييس',
    unitSystem: { metric: 'مترية', us: 'أمريكية' },
  },

  usual: {
    legend: 'المعتاد عندي',
    note: 'يمكن حفظ الحميات وما تتجنبه والحصص والمقاييس وما ينقص مطبخك ولغة اخترتها في هذا المتصفح، كي لا تعيد ذكر حساسية في كل مرة. لا تصل إلى أحد غيرك، وضغطة واحدة تنسيها. وبلا العلامة لا يُحفظ شيء.',
    box: 'احفظ المحدد هنا على أنه المعتاد عندي، على هذا الجهاز',
    cupboard: 'دائمًا في خزانتي',
    cupboardNote: 'تفصل بينها فواصل. في زيارتك القادمة تضعها ضغطة واحدة في قائمتك.',
    cupboardExample: 'مثلًا: زيت زيتون، أرز، دقيق',
    keepCupboard: 'حفظ',
    name: 'المعتاد عندك',
    inForce: (wishes) => `المعتاد عندك، محفوظ على هذا الجهاز: ${wishes}.`,
    nothing: 'لا شيء سوى خزانتك',
    cupboardHolds: (foods) => `دائمًا في خزانتك: ${isolate(foods)}.`,
    addCupboard: 'أضفها إلى قائمتي',
    differs: 'المحدد الآن مختلف.',
    keepNow: 'احفظه كما هو الآن',
    backTo: 'العودة إلى المعتاد',
    forget: 'انسَه',
    kept: 'حُفظ على هذا الجهاز.',
    forgotten: 'نُسي على هذا الجهاز. يبقى المحدد الآن حتى إعادة التحميل.',
    refused: 'لا يسمح هذا المتصفح لـ Larder بحفظ شيء. لم يُحفظ شيء.',
    unknown: (foods) => `لم يعد Larder يعرف ${isolate(foods)}، فلم يعد المعتاد عندك يتجنبه.`,
  },

  cook: COOK,
  device: DEVICE,
  findings: { ...FINDINGS, name },
  given: GIVEN,
  less: LESS,
  recipe: RECIPE,
  takeAway: TAKE_AWAY,
  token: TOKEN,
};
