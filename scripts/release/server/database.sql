-- Run once by the image of PostgreSQL, when its volume is empty: Prahari's role owns its database and nothing else, and the
-- superuser has no password left, so that nobody is one over the network.
\getenv password POSTGRES_PASSWORD
CREATE ROLE prahari LOGIN PASSWORD :'password';
CREATE DATABASE prahari OWNER prahari;
ALTER ROLE postgres PASSWORD NULL;
