-- Trigrams: search as typed, tolerant of slips, on text without marks.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
