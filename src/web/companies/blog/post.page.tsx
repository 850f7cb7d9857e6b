import { redirect, useLoaderData } from 'react-router';
import { findPublicPost } from '#domain/companies/posts/post-queries.server.ts';
import { variantPath } from '#domain/media/image.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { plainText } from '#domain/site/rich-text.ts';
import { AdminLink } from '#web/admin/admin-link.tsx';
import { defineLoader } from '#web/app/define-loader.ts';
import { useSite } from '#web/app/use-site.ts';
import { breadcrumbList } from '#web/seo/crumbs.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import css from './post.module.css';

export const loader = defineLoader(async ({ context, cache, params, url }) => {
  const [companyKey, key] = [(params.key ?? '').toLowerCase(), (params.post ?? '').toLowerCase()];
  const post = await findPublicPost(context, companyKey, key).catch((error: unknown) => {
    cache.dependsOn('companies');
    throw error;
  });
  cache.dependsOn(`company:${post.company.id}`);
  const path = `/startups/${post.company.key}/posts/${post.key}`;
  if (params.key !== post.company.key || params.post !== post.key) throw redirect(path + url.search, 308);
  return { post, path, about: plainText(post.body).slice(0, 300), day: dayOf(post.publishedAt) };
});

export default function PostPage() {
  const { post, path, about, day } = useLoaderData<typeof loader>();
  const site = useSite();
  const { title, author, image, company } = post;
  const crumbs = [
    { label: 'Startups', href: '/startups' },
    { label: company.name, href: `/startups/${company.key}` },
    { label: title },
  ];
  return (
    <>
      <PageHead
        title={`${title}, by ${company.name}`}
        description={about}
        path={path}
        type="article"
        {...(image && { image: { src: variantPath(image.path, 'social'), alt: title } })}
        structuredData={
          import.meta.env.SSR && [
            {
              '@context': 'https://schema.org',
              '@type': 'BlogPosting',
              headline: title,
              datePublished: post.publishedAt,
              mainEntityOfPage: site.origin + path,
              ...(author && { author: { '@type': 'Person', name: author } }),
              publisher: { '@type': 'Organization', name: company.name, url: `${site.origin}/startups/${company.key}` },
              ...(image && { image: site.origin + variantPath(image.path, 'social') }),
            },
            breadcrumbList(crumbs, site),
          ]
        }
      />
      <article className={`wrap ${css.post}`}>
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle title={title}>
          {author ? `${author}, ` : ''}
          {day}
        </PageTitle>
        {image && (
          <img
            className={css.picture}
            src={variantPath(image.path, 'cover')}
            srcSet={`${variantPath(image.path, 'listing')} 1200w, ${variantPath(image.path, 'cover')} 1600w`}
            sizes="(min-width: 60rem) 56rem, 100vw"
            width={1600}
            height={900}
            alt=""
            fetchPriority="high"
          />
        )}
        <Prose lead html={post.body} className={css.text} />
        <p className={css.end}>
          <a className="link" href={`/startups/${company.key}`}>
            More about {company.name}
          </a>
        </p>
        <AdminLink href={`/admin/companies/${company.key}`} />
      </article>
    </>
  );
}
