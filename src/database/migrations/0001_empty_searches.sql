CREATE TABLE "empty_searches" (
	"platform" text NOT NULL,
	"week" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_platform_week_words_pk" PRIMARY KEY("platform","week","words")
);
