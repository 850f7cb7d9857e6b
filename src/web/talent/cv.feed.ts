import { absent } from '#domain/errors.ts';
import { myCv } from '#domain/talent/private-files.server.ts';
import { guarded } from '#web/workspace/guarded.server.ts';

/** The CV of one's own profile. It is a stranger's file to every program, so no browser runs anything of it (S-5). */
export const loader = guarded(async ({ context, privateFiles }) => {
  const cv = await myCv(context);
  if (!cv) throw absent('Your CV');
  const { name, bytes } = await privateFiles.read(context, cv.id);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});
