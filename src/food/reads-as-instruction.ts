// Tells a sentence that wants something done, or holds an address or markup, from the name of an ingredient.
// Such a text never travels on to a language model as an ingredient.

const ADDRESS =
  /:\/\/|\bwww\.|\b(?:javascript|vbscript|data|file|mailto)\s*:\s*\S|[\p{L}\d-]{2,}\.(?:com|org|net|io|co\.uk|dev|app|ru|cn|info|xyz|html?|php|js|exe|sh)\b|\S@\S+\.\p{L}/u;
const MARKUP = /<\/?[a-z!?]|<\||\|>|\]\s*\(|```|\{\{|\$\{|\[\/?inst\]|&#?\w+;|\bon(?:error|load|click)\s*=/u;
const CODE =
  /\b(?:drop\s+table|select\s+\*|union\s+select|insert\s+into|rm\s+-rf|sudo|eval\s*\(|__import__|os\.system|alert\s*\(|console\.log)/u;

const ORDERS_ANYWHERE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b.{0,40}\b(?:instructions?|previous|above|prior|earlier|rules?|prompts?|everything|guidelines?|all)\b/u,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)\b/u,
  /\b(?:api|secret|access)[\s_-]*(?:key|token)s?\b|\bpasswords?\b/u,
  /\byou\s+(?:are|must|will|should|have|can|need)\b/u,
  /\b(?:act|behave|respond|answer|reply)\s+(?:as|like|only|with|in)\b/u,
  /\b(?:pretend|roleplay|role-play|jailbreak|jailbroken|dan mode|developer mode)\b/u,
  /\bas\s+an?\s+(?:ai|assistant|language\s+model)\b|\blanguage\s+model\b|\bchatgpt\b/u,
  /^(?:system|assistant|user|human|ai|developer)\s*:/u,
  /\binstead\b.{0,30}\b(?:write|print|say|output|tell|give)\b|\b(?:write|print|say|output|tell|give)\b.{0,30}\binstead\b/u,
  /\b(?:new|following|these)\s+instructions?\b/u,
  /\b(?:ignor(?:iere|ieren|ez|er|a|ar|e)|vergiss|oublie[rz]?|olvida)\b.{0,40}\b(?:anweisung|instruction|instruccion|istruzion|instruc|alles|tout|todo)/u,
  /игнориру|забудь .{0,20}инструкц|忽略.{0,10}(?:指令|指示|说明)|無視して|指示を無視|무시하고|تجاهل .{0,20}تعليمات/u,
];

// Verbs that no ingredient begins with; with at least two words after them they are orders.
const ORDER_VERBS: ReadonlySet<string> = new Set(
  (
    'write print output reveal repeat respond reply answer say tell explain translate summarise summarize generate execute ' +
    'delete describe give dont always never create compose recite speak search visit click download send email ' +
    'teach calculate compute solve pretend act ignore disregard forget override remove suggest recommend invent imagine ' +
    'consider remember'
  ).split(' '),
);
// These begin names too ("make-ahead gravy", "open jar of pesto"): what follows them tells.
const VERBS_WITH_OBJECT =
  /^(?:make|use|open|show|list|run|stop|start|do|help|let|put|add|find|call|read|buy|sell|insert|replace|note)\s+(?:me|us|a|an|the|your|this|that|it|all|sure|everything|any|my|with)\b/u;
const QUESTION =
  /^(?:what|how|why|who|whom|whose|when|where|which|can|could|would|should|is|are|do|does|did|will)\b.+/u;
const WISH = /^i\s*(?:'?d|would|want|wanna|need|am|'?m|wish|think|will|'?ll)\b/u;

/** Whether this folded text asks for something, or holds an address, markup or code, rather than naming a food. */
export function readsAsInstruction(folded: string): boolean {
  if (ADDRESS.test(folded) || MARKUP.test(folded) || CODE.test(folded)) return true;
  if (ORDERS_ANYWHERE.some((order) => order.test(folded))) return true;
  const order = folded.replace(/^(?:please|kindly|now)\s+/u, '');
  const words = order.split(/[^\p{L}\p{N}\p{M}']+/u).filter((word) => word !== '');
  const first = (words[0] ?? '').replaceAll("'", '');
  if (words.length >= 3 && (ORDER_VERBS.has(first) || VERBS_WITH_OBJECT.test(order))) return true;
  if (words.length >= 3 && QUESTION.test(folded) && /\?\s*$/.test(folded)) return true;
  return words.length >= 5 && (QUESTION.test(folded) || WISH.test(folded));
}
