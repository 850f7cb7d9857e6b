-- An import asks for texts alike after every posting it writes: what waits in a list would be read each time.
ALTER INDEX job_fingerprints_bands SET (fastupdate = off);
