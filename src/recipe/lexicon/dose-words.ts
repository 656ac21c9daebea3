// Substances of which the amount is the danger, and what tells that an amount is not eaten.

export const DOSE_WORDS = {
  nutmegDose: 'nutmeg, mace',
  saltDose: 'salt, table salt, sea salt, kosher salt, fine salt, cooking salt, coarse salt, rock salt',
  curingSalt:
    'curing salt, pink salt, pink curing salt, prague powder, instacure, cure no 1, cure number one, nitrite salt, curing powder, cure #1',
  saltpetre: 'saltpetre, saltpeter, potassium nitrate',
  caffeineDose: 'caffeine powder, caffeine, pure caffeine, caffeine anhydrous',
  liquoriceDose: 'liquorice root, licorice root, dried liquorice root, dried licorice root',
  vinegarEssence: 'vinegar essence, essence of vinegar, acetic acid, glacial acetic acid',
  lyeDose: 'lye, caustic soda, sodium hydroxide, lye crystals',
  essentialOil:
    'essential oil, essential oils, eucalyptus oil, wintergreen oil, tea tree oil, camphor oil, pennyroyal oil, oil of wintergreen, eucalyptus essential oil',
  liverOil: 'cod liver oil, fish liver oil, halibut liver oil',
  bicarbonateDose: 'bicarbonate of soda, baking soda, bicarbonate, bicarb',
  kernelDose: 'apricot kernel, bitter almond, peach kernel',
  /** An amount so qualified is read as it stands without the word. */
  heaped: 'heaped, heaping, level, rounded, full, generous, whole, good, big, scant',
  /** What holds more salt or soda than anybody eats: it is rinsed off, or stays in the pot. */
  notEaten:
    'brine, brining, crust, salt crust, salt bed, bed of salt, bury~, pack~ … in salt, rinse~, rinse~ off, brush~ off … salt, wipe~ off, cure, curing, pasta water, salted water, ferment~, sauerkraut, kimchi, pickle~, preserved lemon, salt water, sea-salty, drain~, bath, dip~, play dough, ice cream maker, salt down, dry-brine, soda bath, lye bath, for the pan, for the tray, for the bed, for the bath, for the water, to line',
  undiluted:
    'undiluted, straight from the bottle, neat, as it is, not water~ it down, dont water it down, do not dilute',
} as const;
