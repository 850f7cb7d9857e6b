/**
 * The answer with a private file, for reading in the browser or for saving. It is a stranger's file to every program, so no
 * browser runs anything of it (S-5), and no cache keeps it.
 */
export function privateFileResponse(
  { name, bytes }: { name: string; bytes: Buffer },
  disposition: 'inline' | 'attachment',
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** The answer with a picture of a page of a private file. */
export function privatePictureResponse(webp: Buffer): Response {
  return new Response(new Uint8Array(webp), {
    headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  });
}
