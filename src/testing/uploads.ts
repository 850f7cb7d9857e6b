import { createDownloads, type DownloadOwnData } from '#domain/accounts/own-data/download.server.ts';
import { createUploads, type StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Storage } from '#domain/media/storage.ts';
import { authServices } from './auth-services.ts';

/** Keeps files in memory. */
export function memoryStorage(files = new Map<string, Buffer>()): Storage {
  return {
    read: async (path) => files.get(path) ?? null,
    write: async (path, bytes) => void files.set(path, bytes),
    remove: async (path) => void files.delete(path),
  };
}

/** Stores pictures in memory. */
export function testUploads(): StoreUpload {
  return createUploads(memoryStorage(), authServices().limits);
}

/** Makes archives of people without files. */
export function testDownloads(): DownloadOwnData {
  return createDownloads(memoryStorage(), authServices().limits);
}
