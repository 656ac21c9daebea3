// Whether what a clause adds is for somebody else at the table than the child: the grown-ups' bowls, the older
// brother's, the child's own after the first birthday; or is named only because this recipe does without it.

const ADULTS =
  /\b(?:adults?|adults'|grown[- ]?ups?|parents?|mums?|moms?|dads?|yourself|yourselves|your own|you may (?:want|like)|bigger ones|big (?:ones|kids|people)|the rest of (?:the family|you|us|the table)|everyone else|older (?:children|kids|brothers?|sisters?|siblings?|ones?|eaters|diners)|siblings?|over[- ](?:ones|1s)|grandparents|family members|those over|anyone over)\b/;
const CHILD =
  /\b(?:bab(?:y|ies)|infants?|little ones?|toddlers?|tots?|weaners?|children|child|kids?|(?<!older |big )ones)\b/;
const SHARED =
  /\b(?:alike|both|as well as|too|and (?:the |your )?(?:baby|babies|little ones?)|everyone|all of)\b/;
const LATER =
  /\b(?:once (?:they|he|she|baby|your (?:baby|child|little one)|the (?:baby|child))(?:'s| is| are| has| turns?| reach(?:es)?| pass(?:es)?)?\b|(?:after|from|past|before|until|till) (?:the |their |his |her |that |a )?(?:first birthday|1st birthday|(?:age of )?(?:one|1)\b|12 months|twelve months|the year|a year)|over (?:one|1|12 months|twelve months|a year)|(?:older than|when (?:they|he|she) (?:turn|turns|are|is)) (?:one|1|12|twelve|a year)|under[- ](?:one|1|ones|1s|twelve|12)|for older)\b/;
const DONE_WITHOUT =
  /\b(?:most|many|other|usual(?:ly)?|traditional(?:ly)?|normally|shop[- ]bought|classic|adult) [^.;]*\bhoney\b|\b(?:here|this one|ours|we use|use|using|swap\w*|replac\w+|stands? in|in place|takes? the place|instead)\b[^.;]*\b(?:banana|dates?|fruit|puree|apple|pear|maple)\b/;
// "Swap the syrup for honey" puts it in.
const SWAPPED_IN = /\b(?:swap|switch|replac|substitut|trad|chang)\w*\b[^.;]*\b(?:for|with|by|to)\b[^.;]*$/;
const KEPT_OFF =
  /\b(?:is|are|was) (?:not|never|no|off|out)\b|\bisn't|aren't|not for|unsuitable|keep\w* (?:\w+ ){0,3}(?:away|off|plain|from)|off the menu|off limits|must wait|can wait|should wait|avoid|skip/;

function clauseAround(plain: string, index: number): string {
  const from = Math.max(
    ...[';', '.', '('].map((mark) => plain.lastIndexOf(mark, index)),
    plain.lastIndexOf(' - ', index),
  );
  const ends = [';', '.', ')'].map((mark) => plain.indexOf(mark, index)).filter((at) => at >= 0);
  return plain.slice(from + 1, ends.length === 0 ? undefined : Math.min(...ends));
}

/** Whether the words at `index` of a folded sentence are meant for another guest, or for another year. */
export function isForOthers(plain: string, index: number): boolean {
  const clause = clauseAround(plain, index);
  if (LATER.test(clause) || (DONE_WITHOUT.test(plain) && !SWAPPED_IN.test(plain.slice(0, index))))
    return true;
  if (KEPT_OFF.test(clause) && CHILD.test(clause)) return true;
  if (!ADULTS.test(clause)) return false;
  return !SHARED.test(clause) || /\bonly\b/.test(clause);
}
