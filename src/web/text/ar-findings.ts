// The page in Arabic: what stands beside the sentences of the rules.

import type { FindingWords } from './finding-words.ts';
import { createGrammar, isolate } from './grammar.ts';

const { list } = createGrammar('ar');

export const FINDINGS: Omit<FindingWords, 'name'> = {
  inEnglish: 'موضوع كل ملاحظة مذكور بلغتك؛ أما جمل الفحص نفسها فبالإنجليزية.',
  rule: {
    'not-food': 'ليس طعامًا',
    undercooked: 'نيئ أو لم ينضج كفاية',
    'natural-toxin': 'سم طبيعي',
    botulism: 'خطر التسمم السجقي',
    'cross-contamination': 'جراثيم من الطعام النيئ',
    'time-temperature': 'الحفظ والحرارة',
    dose: 'هذا القدر يضر',
    infant: 'لا يناسب الأطفال الصغار',
    burns: 'خطر الحروق',
    allergen: 'لا ينبغي أن يكون فيه',
    diet: 'الحمية',
    'unused-ingredient': 'لا يُستعمل في أي خطوة',
    'unlisted-ingredient': 'غير موجود في قائمة المكوّنات',
    'too-many-extras': 'مشتريات أكثر مما طُلب',
    'no-quantity': 'بلا كمية',
    'no-time': 'بلا وقت',
    'no-preheat': 'الفرن غير مسخن مسبقًا',
    'cut-off': 'الوصفة تنقطع قبل نهايتها',
    contains: 'مسببات الحساسية في القائمة، بقدر ما يُعرف',
    'left-out': 'تُرك جانبًا',
  },
  about: (rule, names) => `${rule}: ${list(names.map(isolate))}`,
  none: 'لا شيء منها بالاسم',
  caution: 'هنا يلزم الحذر.',
  mixing: 'لا تخلط هذه الأشياء: قد يتصاعد منها معًا غاز سام. إن كانت قد خُلطت فاخرج من الغرفة إلى الهواء الطلق واتصل بمركز السموم.',
};
