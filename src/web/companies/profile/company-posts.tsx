import type { Company } from '#domain/companies/views.ts';
import { variantPath } from '#domain/media/image.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import css from './company-posts.module.css';

export type PostCard = { key: string; title: string; byline: string; image: Company['posts'][number]['image'] };

/** The newest posts of a startup. A post without a picture shows the startup's flag. */
export function CompanyPosts({ companyKey, flag, posts }: { companyKey: string; flag: string; posts: PostCard[] }) {
  return (
    <div className={css.posts}>
      {posts.map(({ key, title, byline, image }) => (
        <article key={key}>
          <div className={css.picture}>
            {image ? (
              <img
                src={variantPath(image.path, 'listing')}
                width={1200}
                height={675}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : (
              <Flag code={flag} cut={{ w: 48, h: 27 }} />
            )}
          </div>
          <h3>
            <a href={`/startups/${companyKey}/posts/${key}`}>{title}</a>
          </h3>
          <p>{byline}</p>
        </article>
      ))}
    </div>
  );
}
