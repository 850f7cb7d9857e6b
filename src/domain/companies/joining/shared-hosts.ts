/**
 * Web domains that many people share, so that no startup can hold them. The public suffix list covers hosts with a
 * subdomain for each user (`acme.github.io`), and a package covers mail providers.
 */

/** Networks, directories, marketplaces, document and code hosts. */
const SITES =
  'linkedin.com facebook.com fb.com instagram.com threads.net twitter.com x.com youtube.com youtu.be tiktok.com pinterest.com reddit.com snapchat.com crunchbase.com pitchbook.com dealroom.co f6s.com wellfound.com angel.co producthunt.com trustpilot.com wikipedia.org wikidata.org github.com gitlab.com bitbucket.org medium.com substack.com notion.so notion.com linktr.ee bento.me about.me bit.ly goo.gl t.me discord.gg discord.com slack.com dropbox.com figma.com canva.com airtable.com typeform.com calendly.com eventbrite.com apple.com amazon.com etsy.com ebay.com finn.no jobindex.dk thehub.io thelocal.com proff.no proff.dk proff.se allabolag.se virk.dk brreg.no ja.is'.split(
    ' ',
  );

const SITE_BUILDERS =
  'wix.com wixsite.com editorx.io squarespace.com weebly.com wordpress.com blogger.com blogspot.com tumblr.com webflow.com webflow.io carrd.co strikingly.com jimdo.com jimdosite.com jimdofree.com webnode.com webnode.page site123.me ucraft.net tilda.cc tilda.ws unbounce.com unbouncepages.com instapage.com leadpages.co mailchimpsites.com framer.com framer.website framer.app notion.site super.site typedream.app softr.app softr.io bubble.io bubbleapps.io glide.page glideapp.io durable.co mystrikingly.com one.com simplesite.com hostinger.com hostingersite.com godaddysites.com myshopify.com shopify.com bigcartel.com gumroad.com kit.com ghost.io hubspotpagebuilder.com hs-sites.com lovable.app replit.app replit.dev vercel.app netlify.app pages.dev herokuapp.com azurewebsites.net onrender.com fly.dev surge.sh glitch.me 123hjemmeside.dk 123hjemmeside.no hemsida24.se mozello.com odoo.com zohosites.com'.split(
    ' ',
  );

/** Hiring systems: an application link to one of them is as trustworthy as one to the startup's own domain. */
export const HIRING_SYSTEMS: readonly string[] =
  'greenhouse.io lever.co teamtailor.com workable.com ashbyhq.com recruitee.com personio.com personio.de smartrecruiters.com jobylon.com varbi.com hr-manager.net hr-on.com reachmee.com emply.com breezy.hr bamboohr.com join.com myworkdayjobs.com jobvite.com icims.com pinpointhq.com traffit.com easycruit.com webcruiter.no recman.no 50skills.com alfred.is laura.fi sympahr.net huntflow.io career.page careers-page.com homerun.co factorialhr.com successfactors.eu successfactors.com oraclecloud.com taleez.com jobs.eu rippling.com gusto.com comeet.com dover.com'.split(
    ' ',
  );

/** Mail providers that the package lacks. */
const MAIL =
  'adsl.no bbnett.no bluezone.no bredband.net broadpark.no chello.no ebnett.no elisanet.fi epost.no fastmail.se frisurf.no getmail.no glocalnet.net haugnett.no hey.com hotmail.fi hotmail.no hotmail.se inet.fi internet.is jubii.dk jubiipost.dk kolumbus.fi live.no live.se losmail.no mail.dk mimer.no netcom.no netti.fi ntebb.no online.no posteo.dk posteo.fi posteo.is posteo.no posteo.se simnet.is start.no stofanet.dk suomi24.fi swipnet.se tdcadsl.dk tele2.no telia.com tiscali.no tuta.com visir.is yahoo.fi yahoo.no'.split(
    ' ',
  );

export const SHARED_HOSTS: ReadonlySet<string> = new Set([...SITES, ...SITE_BUILDERS, ...HIRING_SYSTEMS, ...MAIL]);

/** Shared hosts with a domain in every country. */
export const SHARED_EVERYWHERE: ReadonlySet<string> = new Set(['google', 'indeed', 'glassdoor']);
