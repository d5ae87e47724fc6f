-- Run once by the image of PostgreSQL, when its volume is empty. Prahari's owner owns its database and nothing else. The server
-- uses a second role, which gets its rights from the service `migrate` and can't change or delete the audit log. The superuser
-- has no password left, so that nobody is one over the network.
\getenv password POSTGRES_PASSWORD
\getenv app_password APP_PASSWORD
CREATE ROLE prahari LOGIN PASSWORD :'password';
CREATE ROLE prahari_app LOGIN PASSWORD :'app_password';
CREATE DATABASE prahari OWNER prahari;
ALTER ROLE postgres PASSWORD NULL;
