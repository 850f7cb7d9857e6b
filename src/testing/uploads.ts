import { createUploads, type StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Storage } from '#domain/media/storage.ts';
import { authServices } from './auth-services.ts';

/** Stores pictures in memory. */
export function testUploads(): StoreUpload {
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    read: async (path) => files.get(path) ?? null,
    write: async (path, bytes) => void files.set(path, bytes),
    remove: async (path) => void files.delete(path),
  };
  return createUploads(storage, authServices().limits);
}
