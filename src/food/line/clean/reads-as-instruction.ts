// Tells a sentence that wants something done, or holds an address or markup, from the name of an ingredient.
// Such a text never travels on to a language model as an ingredient.

import { prepare } from '../../prepare-pattern.ts';
import { holdsFood } from './take-out-of-talk.ts';

const ADDRESS =
  /:\/\/|\bwww\.|\b(?:javascript|vbscript|data|file|mailto)\s*:\s*\S|[\p{L}\d-]{2,}\.(?:com|org|net|io|co\.uk|dev|app|ru|cn|info|xyz|html?|php|js|exe|sh)\b|\S@\S+\.\p{L}/u;
const MARKUP = /<\/?[a-z!?]|<\||\|>|\]\s*\(|```|\{\{|\$\{|\[\/?inst\]|&#?\w+;|\bon(?:error|load|click)\s*=/u;
// A piece of JSON: braces, a key before its colon, strings in brackets.
const JSON_SIGNS = /[{}]|"\s*:|\[\s*"|"\s*\]|",\s*"|^[\][]+$|:\s*\[\s*$/u;
const CODE =
  /\b(?:drop\s+table|select\s+\*|union\s+select|insert\s+into|rm\s+-rf|sudo|eval\s*\(|__import__|os\.system|alert\s*\(|console\.log)/u;

const ORDERS_ANYWHERE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b.{0,40}\b(?:instructions?|previous|above|prior|earlier|rules?|prompts?|everything|guidelines?|all)\b/u,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)\b/u,
  /\b(?:reveal|show|tell|give|print|repeat|output|leak|share)\b.{0,30}\b(?:prompts?|instructions?|rules)\b/u,
  /^stop\s+(?:being|acting|pretending|cooking|following)\b/u,
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
// These begin names and what a cook tells himself too ("make-ahead gravy", "use up the spinach").
const VERBS_WITH_OBJECT =
  /^(?:make|use|open|show|list|run|stop|start|do|help|let|put|add|find|call|read|buy|sell|insert|replace|note)\s+(?:me|us|a|an|the|your|this|that|it|all|sure|everything|any|my|with)\b/u;
const QUESTION =
  /^(?:what(?!(?:'s|\s+is|\s+was)?\s+(?:left|remain\w*|(?:i|we)(?:'ve)?\s+(?:have|got)))|how|why|who|whom|whose|when|where|which|(?:can|could|would|should|is|are|do|does|did|will)\s+(?:not\s+)?(?:you|i|we|he|she|it|they|there|this|that|these|those|someone|somebody|anyone|anybody|people|the|my|an?|one))\b.+/u;
// Without its subject it is the cook who speaks: "could use the tin of coconut milk", "should be 2 eggs".
const ELIDED = /^(?:could|would|should|will|is|are|do|does|did)\b/u;
const WISH = /^i\s*(?:'?d|would|want|wanna|need|am|'?m|wish|think(?!\s+(?:there|it|we|i)\b)|will|'?ll)\b/u;
// Who is spoken to, and what only a reader can make.
const TO_A_READER =
  /(?<!\p{L})(?:you|your|yours|yourself|me|us|assistant|system|model|bot|chatbot|robot|computer|machine|program|app|prompt|instructions?|rules?|recipes?|poems?|stor(?:y|ies)|jokes?|songs?|essays?|code|script|answers?|questions?|sentences?|words?|names?|language|text|secrets?|someone|somebody|anyone|world)(?!\p{L})/u;
// "Peeled if you can be bothered" asks for nothing, as long as nothing follows it.
const AS_YOU_LIKE =
  /[\s,(-]+(?:if|as|when|whatever|however)\s+you\s+(?:can(?: be bothered| get| find)?|have(?: (?:it|any|some|one|them|time))?|need(?: to)?|must|will)[.!)]*$/u;

/** Whether this folded text asks for something, or holds an address, markup or code, rather than naming a food. */
export function readsAsInstruction(folded: string): boolean {
  if (
    prepare(ADDRESS).test(folded) ||
    prepare(MARKUP).test(folded) ||
    JSON_SIGNS.test(folded) ||
    prepare(CODE).test(folded)
  )
    return true;
  const said = folded.replace(prepare(AS_YOU_LIKE), '');
  if (ORDERS_ANYWHERE.some((order) => prepare(order).test(said))) return true;
  const order = folded.replace(/^(?:please|kindly|now)\s+/u, '');
  const words = order.split(/[^\p{L}\p{N}\p{M}']+/u).filter((word) => word !== '');
  if (words.length < 3) return false;
  const first = (words[0] ?? '').replaceAll("'", '');
  if (ORDER_VERBS.has(first) && !prepare(OF_ONES_OWN_MIND).test(order)) return true;
  if (/\?\s*$/.test(folded) && (prepare(QUESTION).test(folded) || ELIDED.test(folded))) return true;
  if (words.length >= 5 && prepare(QUESTION).test(folded)) return true;
  const mayBeOrder =
    prepare(VERBS_WITH_OBJECT).test(order) ||
    (words.length >= 5 && (ELIDED.test(folded) || prepare(WISH).test(folded)));
  return mayBeOrder && (prepare(TO_A_READER).test(folded) || !holdsFood(folded));
}

// "Don't know the weight", "remember to use the leeks".
const OF_ONES_OWN_MIND =
  /^(?:don'?t (?:know|remember|think|have|want)|(?:remember|consider) (?:to|the|that|using))\b/u;
