import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** The gazetteer: towns and cities from GeoNames. Geocoding uses no other source. */
export const places = pgTable(
  'places',
  {
    id: integer('id').primaryKey(),
    countryCode: text('country_code').notNull(),
    /** The local name: København, Göteborg, Ísafjörður. */
    name: text('name').notNull(),
    englishName: text('english_name').notNull(),
    /** Slug of the English name, for /jobs/location/{country}/{city}. */
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

/** All spellings of places, folded like search text. */
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
    // For the beginning of any word of a name, as in search_localities and companies.
    index('place_names_typed').using('gin', sql`(' ' || ${table.folded}) gin_trgm_ops`),
  ],
);

/** The edition of the gazetteer in `places`: one row, written in the same transaction. */
export const placeEditions = pgTable('place_editions', { edition: text('edition').primaryKey() });
