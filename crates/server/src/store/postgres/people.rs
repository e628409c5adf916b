//! People and their names, which must not look like those of others.

use sqlx::{PgConnection, PgPool};

use super::shared::{self, Likenesses};
use super::{StoreError, User, found};

pub(super) async fn create_user(pool: &PgPool, user: &User) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let alike = check_name(&mut transaction, user).await?;
    let (name_likeness, login_likeness) = alike.kept();
    sqlx::query(shared::INSERT_USER)
        .bind(&user.id)
        .bind(&user.name)
        .bind(user.login.as_deref().map(shared::login))
        .bind(&user.password)
        .bind(user.created_at)
        .bind(name_likeness)
        .bind(login_likeness)
        .execute(&mut *transaction)
        .await
        .map_err(shared::user_error)?;
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn update_user(pool: &PgPool, user: &User) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let alike = check_name(&mut transaction, user).await?;
    let (name_likeness, login_likeness) = alike.kept();
    let done = sqlx::query(shared::UPDATE_USER)
        .bind(&user.id)
        .bind(&user.name)
        .bind(user.login.as_deref().map(shared::login))
        .bind(&user.password)
        .bind(name_likeness)
        .bind(login_likeness)
        .execute(&mut *transaction)
        .await
        .map_err(shared::user_error)?;
    transaction.commit().await?;
    found(done.rows_affected())
}

/// Does nobody registered have a name that looks like this person's? What their names look like, if so. One after the other,
/// because two who register at once do not see each other's names.
async fn check_name(db: &mut PgConnection, user: &User) -> Result<Likenesses, StoreError> {
    const NAMES: i64 = 1_835_099_502;
    let alike = Likenesses::of(&user.name, user.login.as_deref());
    if user.login.is_some() {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(NAMES).execute(&mut *db).await?;
    }
    let other: Option<String> = sqlx::query_scalar(shared::LIKE_ANOTHER)
        .bind(&user.id)
        .bind(&alike.name)
        .bind(&alike.login)
        .bind(&user.name)
        .bind(user.login.as_deref().map(shared::login))
        .fetch_optional(db)
        .await?;
    shared::name_error(user, other)?;
    Ok(alike)
}

/// Notes what the names of people look like who registered before that was noted.
pub(super) async fn compare_names(connection: &mut PgConnection) -> Result<(), StoreError> {
    let people: Vec<(String, String, String)> =
        sqlx::query_as(shared::NOT_COMPARED).fetch_all(&mut *connection).await?;
    for (id, name, login) in people {
        let alike = Likenesses::of(&name, Some(&login));
        let query = sqlx::query(shared::COMPARE).bind(id).bind(alike.name).bind(alike.login);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
