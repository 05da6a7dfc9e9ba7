CREATE TABLE "photo_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "photo_sent_at" ON "photo_sent" USING btree ("at");