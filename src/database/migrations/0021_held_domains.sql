CREATE TABLE "company_changes" (
	"company_id" text COLLATE "C" NOT NULL,
	"field" text NOT NULL,
	"value" text,
	"domain" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_changes_company_id_field_pk" PRIMARY KEY("company_id","field"),
	CONSTRAINT "company_changes_field" CHECK (field IN ('name', 'website'))
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"held_by" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_domains_held_by" CHECK (held_by IN ('approved', 'proven'))
);
--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_domains_company" ON "company_domains" USING btree ("company_id");--> statement-breakpoint
-- What the websites of approved startups are at is theirs; of several that claim one domain the oldest has it.
INSERT INTO company_domains (domain, company_id, held_by, since)
SELECT DISTINCT ON (domain) domain, id, 'approved', coalesce(approved_at, created_at) FROM companies
WHERE domain IS NOT NULL AND status IN ('ACTIVE', 'DISABLED', 'SUSPENDED')
ORDER BY domain, created_at, id;
--> statement-breakpoint
-- Who acts for a startup and has a verified address at the web domain it claims proves that domain, while nobody else
-- holds it. Claims never lie on shared hosts: `domainOf` gives none there. Asked for one startup or for one person.
CREATE FUNCTION prove_company_domains(of_company text, of_user text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO company_domains (domain, company_id, held_by)
  SELECT DISTINCT ON (claimed.domain) claimed.domain, claimed.company_id, 'proven'
  FROM company_members m
  JOIN users u ON u.id = m.user_id
  JOIN (
    SELECT id AS company_id, domain FROM companies UNION ALL SELECT company_id, domain FROM company_changes
  ) AS claimed ON claimed.company_id = m.company_id
  WHERE (m.company_id = of_company OR m.user_id = of_user)
    AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL
    AND '.' || split_part(lower(u.email), '@', -1) LIKE '%.' || claimed.domain
  ORDER BY claimed.domain, claimed.company_id
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- An address is verified in many ways (a link, an invitation, a change of address, LinkedIn), and none may forget this.
CREATE FUNCTION prove_domains_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM prove_company_domains(NULL, to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER verified_address_proves AFTER UPDATE OF email, email_verified_at ON users
FOR EACH ROW WHEN (NEW.email_verified_at IS NOT NULL) EXECUTE FUNCTION prove_domains_of_member('id');
--> statement-breakpoint
CREATE TRIGGER joining_member_proves AFTER INSERT OR UPDATE OF role ON company_members
FOR EACH ROW EXECUTE FUNCTION prove_domains_of_member('user_id');
