CREATE TABLE "company_post_images" (
	"post_id" text COLLATE "C" NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "company_post_images_post_id_image_id_pk" PRIMARY KEY("post_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "company_post_images" ADD CONSTRAINT "company_post_images_post_id_company_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."company_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_post_images" ADD CONSTRAINT "company_post_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_post_images_of_image" ON "company_post_images" USING btree ("image_id");