ALTER TABLE "search_vocabulary" ADD COLUMN "language" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD COLUMN "stem" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vocabulary" DROP CONSTRAINT "search_vocabulary_pkey";--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD CONSTRAINT "search_vocabulary_word_language_stem_pk" PRIMARY KEY("word","language","stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_stems" ON "search_vocabulary" USING btree ("language","stem") WHERE stem <> '';
