// The same things under the names that other languages give them.

import type { NotFoodEntry } from './not-food-terms.ts';

export const ABROAD: readonly NotFoodEntry[] = [
  {
    verdict: 'not-food',
    why: 'it is bleach, which burns and gives off a poisonous gas with anything sour',
    terms: [
      'Bleichmittel', 'Chlorreiniger', 'eau de Javel', 'Javel', 'lejía', 'candeggina', 'varechina', 'lixívia', 'água sanitária',
      'bleekmiddel', 'wybielacz', 'klorin', 'blekmedel', 'çamaşır suyu', 'отбеливатель', 'хлорка', '漂白剤', '漂白剂', '漂白水', '락스', '표백제',
      'مبيض', 'كلور', 'ब्लीच', 'kloriini', 'blegemiddel', 'klorox', 'хлоркой',
    ],
    mixes: 'bleach',
  },
  {
    verdict: 'not-food',
    why: 'it is ammonia, which burns the lungs',
    terms: ['amoníaco', 'ammoniaca', 'ammoniak', 'amoniak', 'Salmiakgeist', 'нашатырный спирт', 'ammoniaque'],
    mixes: 'ammonia',
  },
  {
    verdict: 'not-food',
    why: 'it is an acid cleaner and burns',
    terms: ['tuz ruhu', 'Salzsäure', 'salfumán', 'acide chlorhydrique'],
    mixes: 'acid',
  },
  {
    verdict: 'not-food',
    why: 'cleaning products and soaps burn the mouth, the throat and the lungs',
    terms: [
      'Rohrreiniger', 'Spülmittel', 'Waschmittel', 'Seife', 'produit vaisselle', 'liquide vaisselle', 'lessive', 'déboucheur', 'lavavajillas', 'desatascador', 'detergente',
      'detersivo', 'jabón', 'sapone', 'sabonete', 'savon', 'afwasmiddel', 'płyn do naczyń', 'diskmedel', 'bulaşık deterjanı', 'deterjan', '洗剤', '石鹸', '洗洁精', '肥皂', '세제', '비누',
      'صابون', 'साबुन', 'फिनाइल', 'мыло', 'стиральный порошок',
    ],
    mixes: 'cleaner',
  },
  {
    verdict: 'not-food',
    why: 'it is antifreeze; a sip can stop the kidneys',
    terms: [
      'Frostschutzmittel', 'antigel', 'anticongelante', 'antigelo', 'antivries', 'płyn chłodniczy', 'glykol', 'kylarvätska', 'antifriz', 'антифриз', '不凍液', '防冻液',
      '부동액', 'مضاد التجمد',
    ],
  },
  {
    verdict: 'not-food',
    why: 'what kills insects, ants or rats poisons people too',
    terms: [
      'Rattengift', 'Ameisengift', 'mort-aux-rats', 'mort aux rats', 'matarratas', 'raticida', 'topicida', 'veneno de rato', 'veneno', 'rattengif', 'trutka na szczury',
      'råttgift', 'fare zehiri', 'крысиный яд', '殺虫剤', '老鼠药', '杀虫剂', '쥐약', 'سم فئران', 'चूहे मारने की दवा', 'insecticida',
    ],
  },
  {
    verdict: 'not-food',
    why: 'fuels and solvents are poisonous and reach the lungs when swallowed',
    terms: [
      'Terpentin', 'Brennspiritus', 'Benzin', 'térébenthine', 'essence de térébenthine', 'aguarrás', 'trementina', 'acquaragia', 'terebintina',
      'terpentine', 'terpentyna', 'скипидар', 'бензин', '灯油', '松节油', 'gasolina', 'benzina',
    ],
    everyday: ['Spiritus'],
  },
  {
    verdict: 'not-food',
    why: 'it is glue, and no glue is food',
    terms: ['Klebstoff', 'pegamento', 'lijm', 'klej', 'yapıştırıcı', 'клей', '接着剤', '胶水', '접착제'],
    everyday: ['colle', 'colla', 'lim'],
  },
  {
    verdict: 'not-food',
    why: 'the plant or fungus is deadly',
    terms: [
      'Maiglöckchen', 'Knollenblätterpilz', 'Herbstzeitlose', 'Fliegenpilz', 'Eisenhut', 'muguet', 'amanite phalloïde', 'colchique', 'cicuta', 'adelfa', 'mughetto', 'oleandro',
      'muchomor sromotnikowy', 'muchomor', 'konwalia', 'бледная поганка', 'мухомор', 'トリカブト', 'スイセン', '水仙',
    ],
    everyday: ['Eibe', 'Eiben', 'if'],
  },
];
