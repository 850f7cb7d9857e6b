import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Towns and cities of the gazetteer (GeoNames): the only source a job's location may be placed by. */
export const places = pgTable(
  'places',
  {
    id: integer('id').primaryKey(),
    countryCode: text('country_code').notNull(),
    /** As the people there write it: København, Göteborg, Ísafjörður. */
    name: text('name').notNull(),
    englishName: text('english_name').notNull(),
    /** Of the English name; part of the address /jobs/location/{country}/{city}. */
    slug: text('slug').notNull(),
    region: text('region'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    population: integer('population').notNull(),
  },
  (table) => [
    uniqueIndex('places_country_slug').on(table.countryCode, table.slug),
    index('places_by_population').on(table.countryCode, table.population),
  ],
);

/** Every spelling a place is found by, folded as search text is folded. */
export const placeNames = pgTable(
  'place_names',
  {
    folded: text('folded').notNull(),
    placeId: integer('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.folded, table.placeId] }),
    index('place_names_place').on(table.placeId),
    // The beginning of any word of a name; the same in search_localities and companies.
    index('place_names_typed').using('gin', sql`(' ' || ${table.folded}) gin_trgm_ops`),
  ],
);

/** Which edition of the gazetteer `places` holds: one row, that commits with it. */
export const placeEditions = pgTable('place_editions', { edition: text('edition').primaryKey() });
