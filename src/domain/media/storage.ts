/** Where bytes are kept: a folder here, a bucket elsewhere (see adapters/storage.ts). Paths are our own, never a visitor's. */
export type Storage = {
  /** Null when nothing lies there. */
  read(path: string): Promise<Buffer | null>;
  /** All or nothing: nobody ever reads half a file. */
  write(path: string, bytes: Buffer): Promise<void>;
  remove(path: string): Promise<void>;
};
